import { calendarDay, count, money, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { acts } from './acts.ts'
import type { Overview } from './queries.ts'
import { ToDoFigure, ToDoRow } from './ToDoRow.tsx'
import { toDoTexts } from './to-do-texts.ts'

/** Orders, goods and money. */
export function ToDoGoods({ overview }: { overview: Overview }) {
  const { to_ship, waiting, late_deliveries, unpaid, stock_differs, odd_card_events, not_printable } = overview
  const t = useTexts(toDoTexts)
  const { language } = useLanguage()
  const day = (of: string) => calendarDay(of, language)
  const { late } = waiting
  const { overdue } = unpaid
  return (
    <>
      <ToDoRow
        n={to_ship.orders}
        title={t.toShip(to_ship.orders)}
        text={to_ship.oldest ? t.oldest(to_ship.oldest.order_id, day(to_ship.oldest.placed_at)) : t.nothingToShip}
        end={to_ship.orders > 0 && <ToDoFigure figure={count(to_ship.pieces)} note={t.pieces(to_ship.pieces)} />}
        to={acts.ship}
        act={t.ship}
        primary
      />
      <ToDoRow
        n={late.flavours}
        tone="red"
        title={t.late(late.flavours)}
        text={
          late.flavours > 0
            ? late.names.map(name => sizeText(name, language)).join(' · ')
            : waiting.orders > 0
              ? t.allExpected(waiting.orders, count(waiting.orders))
              : t.nothingWaits
        }
        end={late.flavours > 0 && <ToDoFigure figure={count(late.pieces)} note={t.piecesWait(late.pieces)} />}
        to={acts.late}
        act={t.look}
      />
      <ToDoRow
        n={late_deliveries.deliveries}
        tone="red"
        title={t.deliveries(late_deliveries.deliveries)}
        text={late_deliveries.deliveries > 0 ? late_deliveries.suppliers.join(' · ') : t.deliveriesFine}
        to={acts.deliveries}
        act={t.look}
      />
      <ToDoRow
        n={overdue.invoices}
        tone="red"
        title={t.overdue(overdue.invoices)}
        text={
          overdue.since
            ? t.since(day(overdue.since))
            : unpaid.invoices > 0
              ? t.unpaid(unpaid.invoices, count(unpaid.invoices), money(unpaid.sum))
              : t.nothingUnpaid
        }
        end={overdue.invoices > 0 && <ToDoFigure figure={money(overdue.sum)} note={t.ofUnpaid(money(unpaid.sum))} />}
        to={overdue.invoices > 0 ? acts.overdue : acts.unpaid}
        act={t.look}
      />
      {stock_differs > 0 && (
        <ToDoRow
          n={stock_differs}
          tone="red"
          title={t.stockDiffers(stock_differs)}
          text={t.stockDiffersText}
          to={acts.stock}
          act={t.look}
        />
      )}
      {not_printable.first[0] && (
        <ToDoRow
          n={not_printable.customers}
          tone="amber"
          title={t.notPrintable(not_printable.customers)}
          text={t.notPrintableText(
            not_printable.first.map(({ company, letters }) => `${company} (${letters})`).join(', '),
          )}
          to={acts.customer(not_printable.first[0].customer_id)}
          act={t.look}
        />
      )}
      {odd_card_events > 0 && (
        <ToDoRow
          n={odd_card_events}
          tone="red"
          title={t.oddCardEvents(odd_card_events)}
          text={t.oddCardEventsText}
          to={acts.cardEvents}
          act={t.look}
        />
      )}
    </>
  )
}
