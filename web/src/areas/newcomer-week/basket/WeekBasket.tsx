import { getWeekFills } from '@fairfloor/domain/basket/fills-contract'
import { addToWeekBasket, emptyWeekBasket } from '@fairfloor/domain/newcomer-week/basket-contract'
import { weekHomePage } from '@fairfloor/domain/newcomer-week/pages'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { isLost } from '../../../lib/call.ts'
import { piecesOf, shownLines } from '../../../lib/sending/shown-lines.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLineChanges } from '../../../lib/sending/use-line-changes.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { cellColumn } from '../../../ui/cell-column.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { rightsTexts } from '../../../visit/rights-texts.ts'
import { useMay } from '../../../visit/user.ts'
import { PlaceOrder } from '../../basket/checkout/PlaceOrder.tsx'
import type { ShowPlaced } from '../../basket/checkout/use-ordered.tsx'
import { Fills, OrderGoals } from '../../basket/goals/lazy.tsx'
import { LinesHead } from '../../basket/LinesHead.tsx'
import page from '../../basket/OwnBasket.module.css'
import { tellOtherTabs, useOtherTabs } from '../../basket/other-tabs.ts'
import { TakenOutNote } from '../../basket/TakenOutNote.tsx'
import { useTakenOut } from '../../basket/use-taken-out.ts'
import { useLineFocus } from '../../catalogue/use-line-focus.ts'
import { frameTexts } from '../frame/texts.ts'
import { weekBasketQuery, weekHeaderQuery } from '../queries.ts'
import { type WeekBasket as Basket, nameOf, SCOPE, standingOf, weekBasketMutation, weekLineCalls } from './basket.ts'
import { LostOrder } from './LostOrder.tsx'
import type { Line } from './lines.ts'
import { ConfirmNotice } from './Notices.tsx'
import { sumTexts } from './sum-texts.ts'
import { weekBasketTexts } from './texts.ts'
import { useLabel } from './use-label.ts'
import type { Moved } from './use-moved.ts'
import { usePlace } from './use-place.tsx'
import styles from './WeekBasket.module.css'
import { WeekLine } from './WeekLine.tsx'
import { WeekSums } from './WeekSums.tsx'

interface WeekBasketProps {
  basket: Basket
  moved: Moved
  /** How often what was typed has been added here. */
  added: number
  show: ShowPlaced
  /** When it was read, in ms. */
  readAt: number
}

/** The basket of the event, or the backorder to confirm that stands in its place. */
export function WeekBasket({ basket, moved, added, show, readAt }: WeekBasketProps) {
  const t = useTexts(weekBasketTexts)
  const { mayNotOrder } = useTexts(rightsTexts)
  const sums = useTexts(sumTexts)
  const frame = useTexts(frameTexts)
  const client = useQueryClient()
  const open = useMay('order')
  const confirms = standingOf(basket)
  const orderId = basket.erp_sales_order_id
  const { unsaved, changes } = useLineChanges(weekLineCalls(confirms))
  const lines = shownLines(basket.positions, unsaved)
  const calling = {
    scope: SCOPE,
    updates: [weekHeaderQuery],
    invalidates: [weekBasketQuery],
    invalidatesOnRefusal: [weekBasketQuery, weekHeaderQuery],
    onSuccess: tellOtherTabs,
  }
  const removed = useTakenOut<Line>(changes, {
    add: useApiMutation(addToWeekBasket, { ...calling, intention: 'newcomer-week-undo' }),
    nameOf,
  })
  const filling = useApiMutation(addToWeekBasket, { ...calling, intention: 'newcomer-week-fill' })
  const label = useLabel(basket)
  const placing = usePlace({ basket, lines, changes, label }, show)
  useOtherTabs(weekBasketQuery, weekHeaderQuery)
  const { run, ...clearing } = useApiMutation(emptyWeekBasket, {
    ...weekBasketMutation(client),
    scope: SCOPE,
    onSuccess: now => {
      weekBasketMutation(client).onSuccess(now)
      moved.know(standingOf(now), orderId)
      removed.forget()
    },
  })
  const clear = () =>
    void run(async () => {
      await changes.flush()
      return { query: { confirms } }
    })
  // A line to confirm stays, with 0.
  const focus = useLineFocus<Line>({
    restored: removed.restored,
    added: lines.length > 0 ? added : 0,
    stays: orderId !== null,
    remove: line => (orderId === null ? removed.remove(line) : changes.change(line.id, 0)),
  })
  const isEmpty = orderId === null && lines.length === 0
  const { to_order: whole } = basket
  const hindered = lines.some(line => line.is_available) ? null : sums.nothing
  const { state, place } = placing
  const button = (look: 'panel' | 'foot') =>
    open && (
      <PlaceOrder
        {...{ look, placing }}
        {...(orderId !== null && { act: sums.confirm })}
        total={(whole ?? basket).total_price_inc_vat}
        totalNote={whole !== null && sums.inclShipping}
        disabled={hindered !== null}
      >
        {!(isLost(state.error) && state.loading) && <MutationError of={state} onRetry={place} />}
        {hindered !== null && <p className={styles.hindered}>{hindered}</p>}
      </PlaceOrder>
    )
  const empty = (
    <EmptyState
      isPage
      icon="basket"
      title={frame.empty}
      action={
        <LinkButton to={weekHomePage.path} variant="signal" size="l">
          {frame.continue}
        </LinkButton>
      }
    >
      {t.emptyText}
    </EmptyState>
  )
  return (
    <>
      {open && !placing.isCalling && (
        <LostOrder key={`${confirms} ${isEmpty}`} {...{ confirms, show, readAt }}>
          {isEmpty ? empty : undefined}
        </LostOrder>
      )}
      {moved.from === null && <MutationError of={clearing} className={styles.notice} />}
      <TakenOutNote takenOut={removed} onDismiss={removed.forget} className={styles.notice} />
      {isEmpty && !open && empty}
      {!isEmpty && (
        <div className={`grid top gap-y-6 gap-x-8 ${page.basket}`}>
          <section ref={focus.section} className={`slim ${page.lines}`}>
            <LinesHead
              isTitle
              heading={focus.heading}
              title={orderId === null ? t.title : t.confirmTitle}
              emptying={
                open && {
                  act: t.clear,
                  question: t.clearQuestion,
                  text: orderId === null ? t.clearText : t.clearConfirmText(orderId),
                  state: clearing,
                  run: clear,
                }
              }
            >
              <p>{t.figures(lines.length, piecesOf(lines))}</p>
            </LinesHead>
            {orderId !== null && <ConfirmNotice orderId={orderId} lines={lines.length} />}
            {!open && <Alert className={styles.notice}>{mayNotOrder}</Alert>}
            {open && (
              <Suspense>
                <OrderGoals
                  goals={basket}
                  fills={missing => <Fills of={getWeekFills} missing={missing} add={filling} />}
                />
              </Suspense>
            )}
            <ul className={styles.list} {...cellColumn()}>
              {lines.map(line => (
                <WeekLine key={line.id} line={line} open={open} changes={changes} onRemove={focus.onRemove} />
              ))}
            </ul>
          </section>
          <div className={page.side}>
            <WeekSums basket={basket} label={label} isBusy={unsaved.size > 0} open={open}>
              {button('panel')}
            </WeekSums>
          </div>
          {button('foot')}
        </div>
      )}
    </>
  )
}
