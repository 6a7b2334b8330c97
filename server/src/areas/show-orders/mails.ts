import { showDay, showDayTime } from '@fairfloor/domain/day'
import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import { extraLines } from '@fairfloor/domain/extras'
import { centsText, countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { cents, sum, times } from '@fairfloor/domain/money'
import { orderPage } from '@fairfloor/domain/orders/pages'
import type { getOrderNotes } from '@fairfloor/domain/show-orders/contract'
import { piecesRemaining } from '@fairfloor/domain/show-orders/left'
import { confirmationPage, releasePage } from '@fairfloor/domain/show-orders/pages'
import type { PhaseMail } from '@fairfloor/domain/show-orders/phase-mails'
import { sizeText } from '@fairfloor/domain/size-text'
import type { Block, MailContent } from '../../platform/mail-layout.ts'
import { nameOf, type Snapshot } from '../catalogue/index.ts'
import type { Edition } from '../trade-show/index.ts'
import { mailTexts } from './mail-texts.ts'
import { noteBlocks } from './note-mail.ts'
import type { ShowPosition } from './show-order.ts'

export type ShowMail = PhaseMail | 'confirmed' | 'released'

type Given = {
  edition: Edition
  positions: readonly ShowPosition[]
  snapshot: Snapshot
  shop: string
  orderId?: number
  /** What the customer said with the confirmation. */
  notes?: Answer<typeof getOrderNotes>
  /** Of a release. */
  reference?: string | null | undefined
  note?: string | null | undefined
  byItself?: boolean | undefined
  /** Whether the reader may see prices. */
  seesPrices: boolean
}

/** The mails of a show order: each states what is ordered and what to do until when. */
export function showMail(
  kind: ShowMail,
  language: Language,
  { edition, positions, snapshot, shop, orderId = 0, notes, reference, note, byItself, seesPrices }: Given,
): MailContent {
  const t = mailTexts[language]
  const { name, timeZone } = edition
  const confirmationEnd = showDayTime(edition.confirmationEnd, timeZone, language)
  const finalDay = showDay(edition.releaseEnd, timeZone, language)
  const table = (quantityOf: (position: ShowPosition) => number): Block => {
    const shown = positions.filter(position => quantityOf(position) > 0)
    const total = sum(shown.map(position => times(cents(position.price), quantityOf(position))))
    return {
      table: {
        columns: [
          { title: t.product },
          { title: t.pieces, isNumber: true },
          ...(seesPrices ? [{ title: t.price, isNumber: true }] : []),
        ],
        rows: shown.map(position => [
          [
            sizeText(nameOf(snapshot, position.flavourId), language),
            ...extraLines(position.extras, 'mail', language),
          ].join('\n'),
          countText(quantityOf(position)),
          ...(seesPrices ? [centsText(cents(position.price))] : []),
        ]),
        ...(seesPrices && { foot: [[t.total, '', centsText(total)]] }),
      },
    }
  }
  const ordered = table(position => position.quantity)
  const confirmButton = { button: t.confirm, href: shop + confirmationPage.path }
  const releaseButton = { button: t.release, href: shop + releasePage.path }

  switch (kind) {
    case 'overview': {
      const start = showDayTime(edition.confirmationStart, timeZone, language)
      return {
        subject: t.overview.subject(name),
        preview: t.overview.preview,
        blocks: [
          { text: t.overview.lead },
          ordered,
          { text: t.overview.period(start, confirmationEnd) },
          confirmButton,
        ],
      }
    }
    case 'confirmation-opens':
    case 'confirmation-ends': {
      const { subject, preview, lead } = kind === 'confirmation-opens' ? t.confirmationOpens : t.confirmationEnds
      return {
        subject: subject(name),
        preview: preview(confirmationEnd),
        blocks: [{ text: lead(confirmationEnd) }, ordered, confirmButton],
      }
    }
    case 'confirmed':
      return {
        subject: t.confirmed.subject(name),
        preview: t.confirmed.preview(finalDay),
        blocks: [
          { text: t.confirmed.lead },
          ordered,
          ...(notes ? noteBlocks(notes, language) : []),
          { text: t.confirmed.next(finalDay) },
          releaseButton,
        ],
      }
    case 'released': {
      const rest = positions.reduce((pieces, position) => pieces + piecesRemaining(position), 0)
      const lead = byItself ? t.released.byItself : rest > 0 ? t.released.lead : t.released.all
      return {
        subject: t.released.subject(orderId),
        preview: t.released.preview(name),
        blocks: [
          { text: lead(orderId, name) },
          ...noteBlocks({ reference: reference ?? null, note: note ?? null, wishes: [] }, language),
          { button: t.released.see, href: shop + addressOf(orderPage, { params: { orderId } }) },
          ...(rest > 0 ? [{ text: t.released.rest(rest, countText(rest), finalDay) }] : []),
        ],
      }
    }
    case 'release-week':
    case 'release-day': {
      const { subject } = kind === 'release-day' ? t.releaseDay : t.releaseWeek
      return {
        subject: subject(name),
        preview: t.remaining.preview(finalDay),
        blocks: [{ text: t.remaining.lead(finalDay) }, table(piecesRemaining), releaseButton],
      }
    }
    case 'expired':
      return {
        subject: t.expired.subject(name),
        preview: t.expired.preview(finalDay),
        blocks: [{ text: t.expired.lead(finalDay) }, table(position => position.deletedQuantity)],
      }
  }
}
