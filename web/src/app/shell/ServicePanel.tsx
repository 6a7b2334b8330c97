import { API } from '@fairfloor/domain/customer-api/addresses'
import { titles as apiTitles } from '@fairfloor/domain/customer-api/titles'
import { getServiceNews } from '@fairfloor/domain/service-lists/contract'
import { serviceListNames } from '@fairfloor/domain/service-lists/lists'
import { serviceCenterPage } from '@fairfloor/domain/service-lists/pages'
import { useQuery } from '@tanstack/react-query'
import { listLinks } from '../../areas/service-lists/links.ts'
import { serviceTexts } from '../../areas/service-lists/texts.ts'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useUser } from '../../visit/user.ts'
import styles from './Header.module.css'

/** Content of the service centre's dropdown: the lists, each with how many of its rows are new, and the API for those who may use it. */
export default function ServicePanel({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(serviceTexts)
  const title = useTexts(apiTitles).overview
  const hasApi = useUser()?.has_api_access
  const { data } = useQuery(queryOf(getServiceNews, {}))
  return (
    <ul className={`grid ${styles.dropdown}`}>
      {serviceListNames.map(name => {
        const news = data?.find(({ page }) => page === name)?.news
        return (
          <li key={name}>
            <PageLink to={listLinks[name].to} className="row middle gap-3 target round-input pad-x-2" onClick={onLeave}>
              <Icon name={listLinks[name].icon} />
              {t.titles[name]}
              {news ? <span className="push ink-2">{t.news(count(news))}</span> : null}
            </PageLink>
          </li>
        )
      })}
      <li>
        <PageLink to={serviceCenterPage.path} className="row middle gap-3 target round-input pad-x-2" onClick={onLeave}>
          <Icon name="list" />
          {t.titles.center}
        </PageLink>
      </li>
      {hasApi && (
        <li>
          <PageLink to={API} className="row middle gap-3 target round-input pad-x-2" onClick={onLeave}>
            <Icon name="upload" />
            {title}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
