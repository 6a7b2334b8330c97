import { API } from '@fairfloor/domain/customer-api/addresses'
import { titles as apiTitles } from '@fairfloor/domain/customer-api/titles'
import { getServiceNews } from '@fairfloor/domain/service-lists/contract'
import { type ServiceListName, serviceListNames } from '@fairfloor/domain/service-lists/lists'
import { useQuery } from '@tanstack/react-query'
import { count, dayText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { listLinks } from './links.ts'
import styles from './ServiceCenterPage.module.css'
import { serviceTexts } from './texts.ts'

/** /service-center: the lists, and what is new in each. */
export function ServiceCenterPage() {
  const t = useTexts(serviceTexts)
  const api = useTexts(apiTitles).overview
  const user = useUser()
  return (
    <>
      <PageTitle>{t.titles.center}</PageTitle>
      <h1>{t.titles.center}</h1>
      <p className="fg-2 mt-2 measure">{t.centerLead}</p>
      {user === null ? (
        <LoginFirst />
      ) : (
        <ul className={`grid gap-4 mt-6 ${styles.lists}`}>
          {serviceListNames.map(name => (
            <li key={name}>
              <ListTile name={name} enabled={user !== undefined} />
            </li>
          ))}
          {user?.has_api_access && (
            <li>
              <PageLink to={API} className={`grid packed gap-1 fg-2 bordered round-card pad-5 tall ${styles.tile}`}>
                <Icon name="upload" size={24} />
                <b className="sign t24 fg mt-2">{api}</b>
                <span>{t.apiLead}</span>
              </PageLink>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function ListTile({ name, enabled }: { name: ServiceListName; enabled: boolean }) {
  const t = useTexts(serviceTexts)
  const { data } = useQuery({ ...queryOf(getServiceNews, {}), enabled })
  const news = data?.find(({ page }) => page === name)
  return (
    <PageLink
      to={listLinks[name].to}
      className={`grid packed gap-1 fg-2 bordered round-card pad-5 tall ${styles.tile}`}
    >
      <Icon name={listLinks[name].icon} size={24} />
      <b className="sign t24 fg mt-2">{t.titles[name]}</b>
      <span>{t.leads[name]}</span>
      {news && <News news={news.news} visitedAt={news.visited_at} />}
    </PageLink>
  )
}

function News({ news, visitedAt }: { news: number; visitedAt: string | null }) {
  const t = useTexts(serviceTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const day = visitedAt && dayText(visitedAt, timeZone, language)
  if (!day) return <span className={`own-start t13 figures mt-3`}>{t.rows(count(news))}</span>
  return (
    <span className={classes('own-start t13 figures mt-3', news > 0 && `bold round-full ${styles.fresh}`)}>
      {news > 0 ? t.newsSince(count(news), day) : t.noNewsSince(day)}
    </span>
  )
}
