import { type Cents, cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import { addToOutletBasket, type OutletLot } from '@fairfloor/domain/outlet/contract'
import { outletBasketPage } from '@fairfloor/domain/outlet/pages'
import { CallError } from '../../lib/call.ts'
import { count, money } from '../../lib/format.ts'
import { usePending } from '../../lib/sending/pending.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { AddTyped, OrderBar } from '../catalogue/OrderBar.tsx'
import { useMay } from '../identity/user.ts'
import styles from './AddBar.module.css'
import { outletBasketMutation, outletLineCalls } from './outlet.ts'
import { outletTexts } from './texts.ts'
import { useOutletBasket } from './use-outlet-basket.ts'

/** Storage name of the typed pieces, by lot. */
export const LIST = 'outlet'

/** The bar at the foot of the list: the basket so far, the way to it, and what adds. */
export function AddBar({ lots }: { lots: readonly OutletLot[] }) {
  const t = useTexts(outletTexts)
  const priced = useMay('prices')
  const { data: basket } = useOutletBasket()
  const { quantities, settle, clear } = usePending(LIST)
  const positions = Object.entries(quantities).map(([id, quantity]) => ({ lot_id: Number(id), quantity }))
  const pieces = positions.reduce((total, { quantity }) => total + quantity, 0)
  const add = useApiMutation(addToOutletBasket, {
    ...outletBasketMutation,
    // In turn with the changes of lines, which may still be on their way.
    scope: outletLineCalls.scope,
    intention: 'outlet-add',
    onSuccess: (_basket, { body }) => {
      settle(Object.fromEntries(body.positions.map(({ lot_id, quantity }) => [lot_id, quantity])))
      announce(t.added(body.positions.reduce((total, { quantity }) => total + quantity, 0)))
    },
    // What can never be added is forgotten: its lot may stand in another part of the list, or nowhere.
    onError: (error, { body }) => {
      if (!(error instanceof CallError)) return
      const lines = error.errors.map(({ path }) => body.positions[Number(path.split('.')[1])])
      clear(lines.flatMap(line => (line ? [line.lot_id] : [])))
    },
  })
  const submit = () => void add.run({ body: { positions } })
  const inBasket = basket?.total_quantity ?? 0
  return (
    <div className={styles.bar}>
      <OrderBar
        label={t.barLabel}
        list={LIST}
        add={add}
        onRetry={pieces > 0 ? submit : undefined}
        figures={
          <>
            <p>
              <b>{count(inBasket)}</b> {t.piecesIn(inBasket)}
            </p>
            {priced && (
              <p>
                <b>{money(basket?.total_price_exc_vat ?? 0)}</b> {t.exclVat}
              </p>
            )}
          </>
        }
      >
        <LinkButton to={outletBasketPage.path} variant="outline" size="l">
          {t.view}
        </LinkButton>
        <AddTyped
          list={LIST}
          label={t.add}
          inFlavours={t.inLots}
          typed={{ pieces, flavours: positions.length, net: netOf(positions, lots) }}
          priced={priced}
          add={add}
          onAdd={submit}
        />
      </OrderBar>
    </div>
  )
}

/** What is typed costs this; null while a lot of it is in another part of the list. */
function netOf(positions: readonly { lot_id: number; quantity: number }[], lots: readonly OutletLot[]): Cents | null {
  const prices = new Map(lots.map(({ id, price }) => [id, price]))
  const nets = positions.flatMap(({ lot_id, quantity }) => {
    const price = prices.get(lot_id)
    return price == null ? [] : [times(fromEuros(price), quantity)]
  })
  return nets.length === positions.length ? sum([cents(0), ...nets]) : null
}
