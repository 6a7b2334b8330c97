import { PRODUCT_LIST, searchAddress } from '@fairfloor/domain/assortment/addresses'
import { brandsPage } from '@fairfloor/domain/assortment/pages'
import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { PageLink } from '../lib/PageLink.tsx'
import { useTexts } from '../lib/texts.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { useHasShow } from '../visit/edition/vts.ts'
import styles from './NotFoundPage.module.css'
import { notFoundTexts } from './not-found-texts.ts'

const WAYS = [
  { name: 'search', to: searchAddress(), icon: 'search' },
  { name: 'brands', to: brandsPage.path, icon: 'store' },
  { name: 'products', to: PRODUCT_LIST, icon: 'list' },
  { name: 'fair', to: LOBBY, icon: 'calendar' },
] as const

/** In place of a page that does not exist: the ways to what may have been meant. */
export function NotFoundPage() {
  const t = useTexts(notFoundTexts)
  const hasShow = useHasShow()
  return (
    <div className={`grid at-start gap-3 pad-y-6 ${styles.missing}`}>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <ul>
        {WAYS.filter(({ name }) => hasShow || name !== 'fair').map(({ name, to, icon }) => (
          <li key={name}>
            <PageLink to={to} className={`grid middle gap-x-4 bordered round-card pad-y-4 pad-x-5 tall ${styles.way}`}>
              <Icon name={icon} />
              <b>{t.ways[name].name}</b>
              <small className="t13 ink-2">{t.ways[name].note}</small>
            </PageLink>
          </li>
        ))}
      </ul>
      <LinkButton to="/" variant="ink">
        {t.toStart}
      </LinkButton>
    </div>
  )
}
