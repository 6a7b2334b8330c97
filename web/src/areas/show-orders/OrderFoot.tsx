import type { ReactNode } from 'react'
import { count, moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Foot, FootFigure, FootNote } from '../../ui/Foot.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { useVts } from '../edition/vts.ts'
import { rightsTexts } from '../identity/rights-texts.ts'
import { useMay, useUser } from '../identity/user.ts'
import styles from './OrderFoot.module.css'
import { orderFootTexts } from './order-foot-texts.ts'
import type { Offered } from './typed.ts'
import { useAddToOrder } from './use-add-to-order.ts'

interface OrderFormProps {
  /** As for the foot. */
  list: string
  children: ReactNode
}

/** Container of quantity inputs: Enter in one of them presses the foot's button. */
export const OrderForm = ({ list, children }: OrderFormProps) => (
  <form id={list} onSubmit={event => event.preventDefault()}>
    {children}
  </form>
)

interface OrderFootProps {
  /** Storage name of the typed quantities. */
  list: string
  /** The sizes on offer. */
  sizes: readonly Offered[]
}

/** The foot of every place at the fair with quantity inputs: what is typed, and the button that adds it to the order. */
export function OrderFoot({ list, sizes }: OrderFootProps) {
  const t = useTexts(orderFootTexts)
  const user = useUser()
  const { vts } = useVts()
  const { typed, add, submit } = useAddToOrder(list, sizes)
  const mayOrder = useMay('order')
  const priced = useMay('prices')
  const { mayNotOrder } = useTexts(rightsTexts)

  if (user && !user.company) return <FootNote>{t.staff}</FootNote>
  if (user && !mayOrder) return <FootNote>{mayNotOrder}</FootNote>
  return (
    <Foot>
      {add.error && (
        <div className={styles.error}>
          <MutationError of={add} />
        </div>
      )}
      <FootFigure value={count(typed.pieces)} words={t.inFlavours(typed.flavours)} />
      {priced && <FootFigure labelled value={moneyOfCents(typed.net)} words={t.sumExclVat} />}
      <Button
        type="submit"
        form={list}
        variant="signal"
        size="l"
        loading={add.loading}
        done={add.done}
        disabled={typed.pieces === 0 || (vts !== undefined && vts.phase !== 'ordering')}
        onClick={submit}
      >
        {t.add}
      </Button>
    </Foot>
  )
}
