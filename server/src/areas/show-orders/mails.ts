import { showDay, showDayTime } from '@fairfloor/domain/day'
import { cents, sum, times } from '@fairfloor/domain/money'
import type { PhaseMail } from '@fairfloor/domain/show-orders/phase-mails'
import type { Block, MailContent } from '../../platform/mail-layout.ts'
import { nameOf, type Snapshot } from '../catalogue/index.ts'
import type { Edition } from '../trade-show/index.ts'
import { remainingOf } from './release.ts'
import type { ShowPosition } from './show-order.ts'

export type ShowMail = PhaseMail | 'confirmed' | 'released'

type Given = {
  edition: Edition
  positions: readonly ShowPosition[]
  snapshot: Snapshot
  shop: string
  orderId?: number
}

/** The mails of a show order (decisions 3): each says what stands and what to do until when. */
export function showMail(kind: ShowMail, { edition, positions, snapshot, shop, orderId }: Given): MailContent {
  const at = (instant: Date) => showDayTime(instant, edition.timeZone)
  const finalDay = showDay(edition.releaseEnd, edition.timeZone)
  const table = (quantityOf: (position: ShowPosition) => number): Block => {
    const shown = positions.filter(position => quantityOf(position) > 0)
    const total = sum(shown.map(position => times(cents(position.price), quantityOf(position))))
    return {
      table: {
        columns: [{ title: 'Product' }, { title: 'Pieces', isNumber: true }, { title: 'Price', isNumber: true }],
        rows: shown.map(position => [
          nameOf(snapshot, position.flavourId),
          String(quantityOf(position)),
          euro(position.price),
        ]),
        foot: [['Total without VAT', '', euro(total)]],
      },
    }
  }
  const ordered = table(position => position.quantity)
  const confirmButton = { button: 'Confirm the order', href: `${shop}/vts-order` }
  const releaseButton = { button: 'Release now', href: `${shop}/vts-order-release` }

  switch (kind) {
    case 'overview':
      return {
        subject: `${edition.name}: your order`,
        preview: 'Here is what you ordered at the show.',
        blocks: [
          { text: 'Thank you for visiting the show. This is your order:' },
          ordered,
          {
            text: `Confirmation period begins on ${at(edition.confirmationStart)} and finishes on ${at(edition.confirmationEnd)}.`,
          },
          confirmButton,
        ],
      }
    case 'confirmation-opens':
      return {
        subject: `${edition.name}: please confirm your order`,
        preview: `You can confirm until ${at(edition.confirmationEnd)}.`,
        blocks: [
          {
            text: `You can now confirm your order, until ${at(edition.confirmationEnd)}. What is not confirmed lapses.`,
          },
          ordered,
          confirmButton,
        ],
      }
    case 'confirmation-ends':
      return {
        subject: `${edition.name}: last day to confirm your order`,
        preview: `The confirmation period ends on ${at(edition.confirmationEnd)}.`,
        blocks: [
          { text: `Your order is not confirmed yet. The confirmation period ends on ${at(edition.confirmationEnd)}.` },
          ordered,
          confirmButton,
        ],
      }
    case 'confirmed':
      return {
        subject: `${edition.name}: your order is confirmed`,
        preview: `Release it, or parts of it, until ${finalDay}.`,
        blocks: [
          { text: 'Your order is confirmed:' },
          ordered,
          { text: `You can release it, or parts of it, until ${finalDay}. Release is first come first serve.` },
          releaseButton,
        ],
      }
    case 'released':
      return {
        subject: `${edition.name}: order ${orderId} is on its way to our warehouse`,
        preview: 'A part of your order was released.',
        blocks: [
          { text: `Your release became order ${orderId}. You find it with its invoice in your orders.` },
          { button: 'See the order', href: `${shop}/my-orders/${orderId}` },
        ],
      }
    case 'release-week':
    case 'release-day':
      return {
        subject: `${edition.name}: ${kind === 'release-day' ? 'last day' : 'one week left'} to release your order`,
        preview: `What is not released by ${finalDay} is deleted.`,
        blocks: [
          { text: `The final release date is ${finalDay}. This remains of your order:` },
          table(remainingOf),
          releaseButton,
        ],
      }
    case 'expired':
      return {
        subject: `${edition.name}: what was not released`,
        preview: `The final release date was ${finalDay}.`,
        blocks: [
          { text: `The final release date was ${finalDay}. These products were deleted from your order:` },
          table(position => position.deletedQuantity),
        ],
      }
  }
}

const euro = (amount: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(amount / 100)
