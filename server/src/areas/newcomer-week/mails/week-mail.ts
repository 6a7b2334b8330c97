import { showDayTime } from '@fairfloor/domain/day'
import { countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekBasketPage } from '@fairfloor/domain/newcomer-week/pages'
import type { WeekMail } from '@fairfloor/domain/newcomer-week/week-mails'
import { notificationsPage } from '@fairfloor/domain/people/access/pages'
import type { MailContent } from '../../../platform/mail-layout.ts'
import type { Week } from '../weeks.ts'
import { mailTexts } from './texts.ts'

type About = {
  readonly week: Pick<Week, 'name' | 'end'>
  /** Names of the brands that take part. */
  readonly brands: readonly string[]
  /** Pieces in the customer's basket. */
  readonly pieces: number
  readonly timeZone: string
  /** Address of the shop. */
  readonly shop: string
}

/** Says that an event has begun, or that it ends. */
export function weekMail(kind: WeekMail, language: Language, about: About): MailContent {
  const { week, brands, pieces, timeZone, shop } = about
  const t = mailTexts[language]
  const until = showDayTime(week.end, timeZone, language)
  const { subject, preview, lead } = t[kind]
  const toWeek = { button: t.toWeek, href: shop + WEEK }
  return {
    subject: subject(week.name, until),
    preview,
    blocks: [
      { text: lead(week.name, until) },
      ...(kind === 'start' && brands.length > 0 ? [{ text: t.start.brands(brands.join(', ')) }] : []),
      ...(kind === 'ending' && pieces > 0
        ? [
            { text: t.ending.basket(pieces, countText(pieces)) },
            { button: t.toBasket, href: shop + weekBasketPage.path },
          ]
        : [toWeek]),
      { text: t.unwanted(shop + notificationsPage.path) },
    ],
  }
}
