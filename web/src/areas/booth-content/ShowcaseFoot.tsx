import type { Vitrine } from '@fairfloor/domain/booth-content/showcase-contract'
import { currentUser } from '@fairfloor/domain/identity/contract'
import { fromEuros, sum, times } from '@fairfloor/domain/money'
import { addPositions, getBasket } from '@fairfloor/domain/show-orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, newIdempotencyKey } from '../../lib/call.ts'
import { count, moneyOfCents } from '../../lib/format.ts'
import { usePending } from '../../lib/pending.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useUser } from '../../lib/user.ts'
import { useVts } from '../../lib/vts.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAction } from '../../ui/useAction.ts'
import styles from './ShowcaseFoot.module.css'
import { SHOWCASE } from './showcase.ts'
import { texts } from './texts.ts'

/** What is typed in all vitrines, and the one button that adds it. */
export function ShowcaseFoot({ vitrines }: { vitrines: readonly Vitrine[] }) {
  const t = useTexts(texts).showcase
  const user = useUser()
  const client = useQueryClient()
  const { vts } = useVts()
  const { quantities, clear } = usePending(SHOWCASE)
  // One key for one intention: a try that failed on its way is repeated with the same key, a changed list gets another.
  const intention = useRef({ positions: '', key: '' })
  // A product may stand in several vitrines and is ordered once.
  const sizes = new Map(vitrines.flatMap(({ products }) => products).map(product => [product.id, product]))
  const lines = [...sizes.values()].flatMap(({ current_price, product_attributes }) =>
    product_attributes.flatMap(({ id }) => {
      const quantity = quantities[id] ?? 0
      return quantity > 0 ? [{ id, quantity, net: times(fromEuros(current_price ?? 0), quantity) }] : []
    }),
  )
  const add = useAction(async () => {
    const positions = lines.map(({ id, quantity }) => ({ product_attribute_id: id, quantity }))
    const wanted = JSON.stringify(positions)
    if (intention.current.positions !== wanted) intention.current = { positions: wanted, key: newIdempotencyKey() }
    const input = { body: { positionsJson: positions } }
    const basket = await call(addPositions, input, { idempotencyKey: intention.current.key })
    intention.current = { positions: '', key: '' }
    clear(positions.map(position => position.product_attribute_id))
    client.setQueryData(queryOf(getBasket, { query: {} }).queryKey, basket)
    await client.invalidateQueries(queryOf(currentUser, {}))
  })
  if (user && !user.company) return <p>{t.staff}</p>
  const pieces = lines.reduce((total, { quantity }) => total + quantity, 0)
  return (
    <div className={styles.foot}>
      {add.error && (
        <Alert tone="error" onDismiss={add.clearError}>
          {add.error.message}
        </Alert>
      )}
      <span>
        <b>{count(pieces)}</b> {t.inFlavours(lines.length)}
      </span>
      <span>
        {t.sum} <b>{moneyOfCents(sum(lines.map(({ net }) => net)))}</b>
      </span>
      <Button
        variant="signal"
        size="l"
        loading={add.loading}
        done={add.done}
        disabled={pieces === 0 || (vts !== undefined && vts.phase !== 'ordering')}
        onClick={() => add.run()}
      >
        {t.add}
      </Button>
    </div>
  )
}
