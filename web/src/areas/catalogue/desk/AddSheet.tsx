import { createFlavour, createSize } from '@fairfloor/domain/catalogue/create-desk-contract'
import { getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { everyQueryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import type { AddGoodsProps } from './AddGoods.tsx'
import { createFormTexts } from './create-form-texts.ts'
import { GoodsFields, useGoodsWords } from './GoodsFields.tsx'
import { goodsFaults, newFlavourOf, newSizeOf, noGoods } from './new-goods.ts'
import { productQuery } from './queries.ts'

interface AddSheetProps extends AddGoodsProps {
  title: string
  open: boolean
  onClose: () => void
}

/** The sheet in which a size or a flavour is added to a product. */
export function AddSheet({ title, open, onClose, ...given }: AddSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title} narrow scrim>
      <AddForm {...given} title={title} onClose={onClose} />
    </Sheet>
  )
}

function AddForm({ productId, size, onAdded, title, onClose }: Omit<AddSheetProps, 'open'>) {
  const t = useTexts(createFormTexts)
  const words = useGoodsWords()
  const form = useDeskForm({
    name: size ? `size ${size.id} flavour new` : `product ${productId} size new`,
    record: null,
    draftOf: () => noGoods,
    words,
    faults: draft => Object.fromEntries(goodsFaults(draft, !size)),
    call: size ? createFlavour : createSize,
    input: draft =>
      size
        ? { params: { id: size.id }, body: newFlavourOf(draft) }
        : { params: { id: productId }, body: newSizeOf(draft) },
    updates: [{ queryKey: productQuery(productId).queryKey }],
    recordIn: () => null,
    invalidates: [everyQueryOf(getDeskProducts)],
    onSuccess: product => {
      onAdded(product)
      onClose()
    },
  })
  return (
    <DeskForm form={form} label={title} save={t.create}>
      <GoodsFields
        draft={form.draft}
        withSize={!size}
        isTried={form.isAsked}
        path=""
        errorAt={path => form.save.fieldErrors.find(error => error.path === path)?.detail ?? null}
        onChange={form.change}
      />
    </DeskForm>
  )
}
