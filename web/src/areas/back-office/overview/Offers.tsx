import { campaignsDeskPage, clearanceDeskPage, promotionsDeskPage } from '@fairfloor/domain/promotions/desk-pages'
import { adminExhibitorsPage } from '@fairfloor/domain/trade-show/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { count } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { campaignsQuery, clearanceQuery, exhibitorsQuery, promotionsQuery } from '../queries.ts'
import { backOfficeTexts } from '../texts.ts'
import styles from './overview.module.css'
import { homeTexts } from './texts.ts'

/** What the shop and the show offer now. */
export function Offers() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(homeTexts)
  const exhibitors = useQuery(exhibitorsQuery).data?.length
  const promotions = useQuery(promotionsQuery).data?.total
  const clearance = useQuery(clearanceQuery).data?.total
  const { data: campaigns } = useQuery(campaignsQuery)
  return (
    <Tiles title={words.running}>
      <Tile
        to={adminExhibitorsPage.path}
        icon="store"
        title={exhibitors === undefined ? t.exhibitors : words.exhibitors(exhibitors, count(exhibitors))}
        text={words.exhibitorsText}
      />
      <Tile
        to={promotionsDeskPage.path}
        icon="sparkle"
        title={promotions === undefined ? t.promotions : words.promotions(promotions, count(promotions))}
        text={words.now}
      />
      <Tile
        to={clearanceDeskPage.path}
        icon="box"
        title={clearance === undefined ? t.clearance : words.clearance(clearance, count(clearance))}
        text={words.now}
      />
      <Tile
        to={campaignsDeskPage.path}
        icon="star"
        title={campaigns ? (campaigns.months[0]?.brand?.name ?? words.noBrand) : t.campaigns}
        text={words.brandText}
      />
    </Tiles>
  )
}

function Tiles({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className="grid gap-3" aria-labelledby={heading}>
      <h2 className="t18" id={heading}>
        {title}
      </h2>
      <ul className={`grid gap-3 ${styles.tiles}`}>{children}</ul>
    </section>
  )
}

interface TileProps {
  to: string
  icon: IconName
  title: string
  text: string
}

const Tile = ({ to, icon, title, text }: TileProps) => (
  <li>
    <PageLink to={to} className={`grid packed gap-y-1 gap-x-4 on-fog pad-y-5 pad-x-4 tall ${styles.tile}`}>
      <Icon name={icon} size={24} />
      <span className="sign t24">{title}</span>
      <span className={`ink-2 ${styles.text}`}>{text}</span>
    </PageLink>
  </li>
)
