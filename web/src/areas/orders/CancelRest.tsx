import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { backorderTexts } from './backorder-texts.ts'
import { orderQuery } from './orders.ts'

const CancelPieces = lazyPart(async () => ({ default: (await import('./CancelPieces.tsx')).CancelPieces }))

interface CancelRestProps {
  row: { order_id: number; line: number; product_attribute: string }
}

/** Asks how much of a row's order is cancelled, its rest filled in, once that order is loaded. */
export function CancelRest({ row: { order_id, line, product_attribute: flavour } }: CancelRestProps) {
  const t = useTexts(backorderTexts)
  const [isOpen, setOpen] = useState(false)
  const { data: order, isError } = useQuery({ ...orderQuery(order_id), enabled: isOpen })
  return (
    <>
      <Button aria-label={t.cancelOf(flavour, order_id)} onClick={() => setOpen(true)}>
        {t.cancel}
      </Button>
      {isOpen && isError && <span role="alert">{` ${t.notLoaded}`}</span>}
      {isOpen && order && <CancelPieces order={order} line={line} onClose={() => setOpen(false)} />}
    </>
  )
}
