import { createFlavour, createSize } from '@fairfloor/domain/catalogue/create-desk-contract'
import { getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { useState } from 'react'
import { everyQueryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useApiMutation } from '../../../lib/use-api-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { CreateForm } from './CreateForm.tsx'
import { createTexts } from './create-texts.ts'
import { GoodsFields } from './GoodsFields.tsx'
import { goodsFaults, newFlavourOf, newSizeOf, noGoods } from './new-goods.ts'
import type { Product } from './product-draft.ts'
import { productQuery } from './queries.ts'

interface AddGoodsProps {
  productId: number
  /** The size that gets a flavour; without it a new size is added. */
  size?: { readonly id: number; readonly name: string }
  onAdded: (product: Product) => void
}

/** A button, and the sheet in which a size or a flavour is added to a product. */
export function AddGoods({ productId, size, onAdded }: AddGoodsProps) {
  const t = useTexts(createTexts)
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(noGoods)
  const [isTried, setTried] = useState(false)
  const options = {
    invalidates: [everyQueryOf(getDeskProducts)],
    updates: [{ queryKey: productQuery(productId).queryKey }],
    onSuccess: (product: Product) => {
      onAdded(product)
      setDraft(noGoods)
      setTried(false)
      setOpen(false)
    },
  }
  const addSize = useApiMutation(createSize, options)
  const addFlavour = useApiMutation(createFlavour, options)
  const save = size ? addFlavour : addSize
  const submit = () => {
    setTried(true)
    if (goodsFaults(draft, !size).size > 0) return
    void (size
      ? addFlavour.run({ params: { id: size.id }, body: newFlavourOf(draft) })
      : addSize.run({ params: { id: productId }, body: newSizeOf(draft) }))
  }
  const title = size ? t.flavourOf(size.name) : t.size
  return (
    <>
      <Button icon="plus" variant="ghost" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title} narrow scrim>
        <CreateForm label={title} save={save} onSubmit={submit}>
          <GoodsFields
            draft={draft}
            withSize={!size}
            isTried={isTried}
            path=""
            errorAt={path => save.fieldErrors.find(error => error.path === path)?.detail ?? null}
            onChange={changed => setDraft(before => ({ ...before, ...changed }))}
          />
        </CreateForm>
      </Sheet>
    </>
  )
}
