import { currentUser } from '@fairfloor/domain/identity/contract'
import { addPositions, getBasket } from '@fairfloor/domain/show-orders/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, newIdempotencyKey } from '../../../lib/call.ts'
import { count, moneyOfCents } from '../../../lib/format.ts'
import { usePending } from '../../../lib/pending.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useUser } from '../../../lib/user.ts'
import { useVts } from '../../../lib/vts.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAction } from '../../../ui/useAction.ts'
import type { Exhibitor } from '../show.ts'
import { texts } from '../texts.ts'
import styles from './OrderTotal.module.css'
import { pendingList, sizesQuery, totalOf } from './sizes.ts'

/** The foot of the order tab: what is typed, and the one button that adds it. */
export function OrderTotal({ exhibitor }: { exhibitor: Exhibitor }) {
  const t = useTexts(texts).order
  const user = useUser()
  const client = useQueryClient()
  const { vts } = useVts()
  const { quantities, clear } = usePending(pendingList(exhibitor.id))
  const { data: sizes = [] } = useQuery(sizesQuery(exhibitor.id))
  const { pieces, flavours, net, positions } = totalOf(sizes, quantities)
  // One key for one intention: a try that failed on its way is repeated with the same key, a changed list gets another.
  const intention = useRef({ positions: '', key: '' })

  const add = useAction(async () => {
    const wanted = JSON.stringify(positions)
    if (intention.current.positions !== wanted) intention.current = { positions: wanted, key: newIdempotencyKey() }
    const basket = await call(
      addPositions,
      { body: { positionsJson: positions } },
      { idempotencyKey: intention.current.key },
    )
    intention.current = { positions: '', key: '' }
    clear(positions.map(position => position.product_attribute_id))
    client.setQueryData(queryOf(getBasket, { query: {} }).queryKey, basket)
    await client.invalidateQueries(queryOf(currentUser, {}))
    announce(t.added(pieces))
  })

  if (user && !user.company) return <p className={styles.staff}>{t.staff}</p>
  return (
    <div className={styles.total}>
      {add.error && (
        <div className={styles.error}>
          <Alert tone="error" onDismiss={add.clearError}>
            {add.error.message}
          </Alert>
        </div>
      )}
      <p className={styles.figure}>
        <b>{count(pieces)}</b> {t.inFlavours(flavours)}
      </p>
      <p className={styles.figure}>
        <span>{t.sumExclVat}</span> <b>{moneyOfCents(net)}</b>
      </p>
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
