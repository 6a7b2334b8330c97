import { createFlavour, createSize } from '@fairfloor/domain/catalogue/create-desk-contract'
import { getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { useState } from 'react'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import type { AddGoodsProps } from './AddGoods.tsx'
import { CreateForm } from './CreateForm.tsx'
import { GoodsFields } from './GoodsFields.tsx'
import { goodsFaults, newFlavourOf, newSizeOf, noGoods } from './new-goods.ts'
import type { Product } from './product-draft.ts'
import { productQuery } from './queries.ts'

interface AddSheetProps extends AddGoodsProps {
  title: string
  open: boolean
  onClose: () => void
}

/** The sheet in which a size or a flavour is added to a product. Closed it keeps what is typed. */
export function AddSheet({ productId, size, onAdded, title, open, onClose }: AddSheetProps) {
  const [draft, setDraft] = useState(noGoods)
  const [isTried, setTried] = useState(false)
  const options = {
    invalidates: [everyQueryOf(getDeskProducts)],
    updates: [{ queryKey: productQuery(productId).queryKey }],
    onSuccess: (product: Product) => {
      onAdded(product)
      setDraft(noGoods)
      setTried(false)
      onClose()
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
  return (
    <Sheet open={open} onClose={onClose} title={title} narrow scrim>
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
  )
}
