import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useOnceOpen } from '../../../ui/useOnceOpen.ts'
import { createTexts } from './create-texts.ts'
import type { Product } from './product-draft.ts'

const load = async () => ({ default: (await import('./AddSheet.tsx')).AddSheet })
const AddSheet = lazyPart(load)

export interface AddGoodsProps {
  productId: number
  /** The size that gets a flavour; without it a new size is added. */
  size?: { readonly id: number; readonly name: string }
  onAdded: (product: Product) => void
}

/** A button, and the sheet in which a size or a flavour is added to a product. */
export function AddGoods(given: AddGoodsProps) {
  const t = useTexts(createTexts)
  const [open, setOpen] = useState(false)
  const once = useOnceOpen(open)
  const title = given.size ? t.flavourOf(given.size.name) : t.size
  return (
    <>
      <Button icon="plus" variant="ghost" onPointerEnter={load} onFocus={load} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {once && (
        <Suspense>
          <AddSheet {...given} title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
