import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { orderDeskTexts } from './desk-texts.ts'

const load = async () => ({ default: (await import('./RedirectForm.tsx')).RedirectForm })
const RedirectForm = lazyPart(load)

/** Delivers the order to another of the customer's addresses, until it is on its way. */
export function Redirect({ desk }: { desk: DeskOrder }) {
  const t = useTexts(orderDeskTexts).address
  const [isOpen, setOpen] = useState(false)
  if (!desk.can_change_address) return <p>{t.fixed}</p>
  const open = (
    <div>
      <Button icon="edit" onPointerEnter={load} onFocus={load} onClick={() => setOpen(true)}>
        {t.change}
      </Button>
    </div>
  )
  if (!isOpen) return open
  return (
    <Suspense fallback={open}>
      <RedirectForm desk={desk} onDone={() => setOpen(false)} />
    </Suspense>
  )
}
