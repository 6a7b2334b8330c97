import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { getVts } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { dayTimeText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { orderDeskTexts } from './desk-texts.ts'
import styles from './order.module.css'

type Entry = DeskOrder['history'][number]

/** What was done to an order since it was placed, and by whom. */
export function OrderHistory({ desk: { history } }: { desk: DeskOrder }) {
  const t = useTexts(orderDeskTexts).history
  const { language } = useLanguage()
  const { data } = useQuery(queryOf(getVts, {}))
  const zone = data?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <DeskPanel title={t.title}>
      {history.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ol className="grid gap-3">
          {history.map(entry => (
            <li key={entry.id} className={`grid anywhere ${styles.entry}`}>
              <span>{wordsOf(entry, t.actions)}</span>
              <small className="ink-2">{t.by(entry.by ?? '', dayTimeText(entry.at, zone, language))}</small>
            </li>
          ))}
        </ol>
      )}
    </DeskPanel>
  )
}

type Actions = (typeof orderDeskTexts)['en']['history']['actions']

function wordsOf({ action, details }: Entry, actions: Actions): string {
  if (action === 'change order address') {
    const { street = '', number = '', city = '' } = before(details.address)
    return actions[action](`${street} ${number}, ${city}`)
  }
  if (action === 'cancel order lines' || action === 'take return' || action === 'ask for backorder confirmation') {
    const lines = Array.isArray(details.lines) ? (details.lines as { quantity: number }[]) : []
    return actions[action](lines.reduce((sum, { quantity }) => sum + quantity, 0))
  }
  if (action === 'make pick list' || action === 'give back pick list') return actions[action](String(details.pickList))
  if (action === 'ship order') return actions[action](Number(details.pieces))
  if (action === 'hand over shipment') return actions[action](String(details.tracking ?? ''))
  if (action === 'issue credit note') return actions[action](String(details.number ?? ''))
  if (action === 'note on order') return actions[action](String(details.after ?? ''))
  return action
}

const before = (change: unknown) => (change as { before?: Record<string, string> } | undefined)?.before ?? {}
