import { getServiceNews } from '@fairfloor/domain/service-lists/contract'
import { type ServiceListName, serviceListNames } from '@fairfloor/domain/service-lists/lists'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { listLinks } from './links.ts'
import styles from './ServiceCenterPage.module.css'
import { serviceTexts } from './texts.ts'

/** The way from list to list, each with what is new in it. */
export function ServiceTabs({ current, enabled }: { current: ServiceListName; enabled: boolean }) {
  const t = useTexts(serviceTexts)
  const { data } = useQuery({ ...queryOf(getServiceNews, {}), enabled })
  const newsOf = (name: ServiceListName) => data?.find(({ page }) => page === name)?.news ?? 0
  const row = useRef<HTMLElement>(null)
  // On phones the row is longer than the screen. It alone is moved, before it is painted: nothing else jumps.
  useLayoutEffect(() => {
    const tabs = row.current
    const tab = tabs?.querySelector(`[data-list='${current}']`)
    if (!tabs || !tab) return undefined
    const show = () => {
      const [outside, inside] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()]
      tabs.scrollLeft += inside.left - outside.left - (outside.width - inside.width) / 2
    }
    show()
    // Counts and fonts come later, and push what stands behind them.
    const watch = new ResizeObserver(show)
    for (const one of tabs.children) watch.observe(one)
    return () => watch.disconnect()
  }, [current])
  return (
    <nav ref={row} className={`row gap-5 line-below mb-6 ${styles.tabs}`} aria-label={t.titles.center}>
      {serviceListNames.map(name => (
        <PageLink
          key={name}
          data-list={name}
          to={listLinks[name].to}
          className={`row middle gap-2 fixed fg-2 medium nowrap ${styles.tab}`}
          aria-current={name === current ? 'page' : undefined}
        >
          {t.titles[name]}
          {name !== current && newsOf(name) > 0 && (
            <span className={`to-middle round-full ${styles.news}`} title={t.news(count(newsOf(name)))}>
              {count(newsOf(name))}
            </span>
          )}
        </PageLink>
      ))}
      {serviceListNames.some(name => name !== current && newsOf(name) > 0) && (
        <p className={`push t13 fg-2 nowrap ${styles.legend}`} aria-hidden="true">
          <span className={`to-middle round-full ${styles.news}`}>{'\u00a0'}</span> {t.newsLegend}
        </p>
      )}
    </nav>
  )
}
