import { brandsPage, newPage, productListPage, topProductsPage } from '@fairfloor/domain/assortment/pages'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import styles from './SearchStart.module.css'
import { listTexts } from './texts.ts'

/** Lists to look around in. */
export function SearchWays() {
  const t = useTexts(listTexts).titles
  const ways = [
    { to: brandsPage.path, label: t.brands },
    { to: newPage.path, label: t.new },
    { to: topProductsPage.path, label: t.top },
    { to: productListPage.path, label: t.all },
  ]
  return (
    <ul className={`row wrap centred gap-2 ${styles.ways}`}>
      {ways.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to} className={`inline-row middle medium edged round-full target pad-x-4 ${styles.way}`}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
