import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import { dateFormat, locales } from '@fairfloor/domain/formats'
import { etaPage } from '@fairfloor/domain/service-lists/pages'
import { useQuery } from '@tanstack/react-query'
import { sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import layout from '../../../ui/layout.module.css'
import { Card, Nothing } from './Card.tsx'
import { comingQuery } from './queries.ts'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

/** Which goods that the company buys are expected next. */
export function ComingCard() {
  const t = useTexts(startTexts).coming
  const { language } = useLanguage()
  const dayOf = (day: string) =>
    dateFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
  return (
    <Card title={t.title} link={{ to: `${etaPage.path}?bought=1`, text: t.all }} query={useQuery(comingQuery)}>
      {found =>
        found.length === 0 ? (
          <Nothing title={t.none}>{t.noneText}</Nothing>
        ) : (
          <ul className={`stack ${styles.rows} ${layout.parted}`}>
            {found.map(({ eta_date, size_id, name, flavours }) => (
              <li key={`${eta_date} ${size_id}`}>
                <PageLink
                  to={sizeAddress(size_id)}
                  className={`row grow middle between gap-3 slim at-least-24 ${layout.named}`}
                >
                  <time className={`fixed ${styles.day}`} dateTime={eta_date}>
                    {dayOf(eta_date)}
                  </time>
                  <span className="grow slim">
                    <span className={`block nowrap ellipsis clipped ${styles.line}`}>
                      {sizeText(name, language)}{' '}
                      <span className="ink-2">{flavours.length === 1 ? flavours[0] : t.flavours(flavours.length)}</span>
                    </span>
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        )
      }
    </Card>
  )
}
