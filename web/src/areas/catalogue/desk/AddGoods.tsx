import { createFlavour, createSize } from '@fairfloor/domain/catalogue/create-desk-contract'
import { getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { type FormEvent, useState } from 'react'
import { everyQueryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useApiMutation } from '../../../lib/use-api-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { createTexts } from './create-texts.ts'
import styles from './desk.module.css'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The sheet is a child of the product's own form.
    event.stopPropagation()
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
        <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
          <GoodsFields
            draft={draft}
            withSize={!size}
            isTried={isTried}
            path=""
            errorAt={path => save.fieldErrors.find(error => error.path === path)?.detail ?? null}
            onChange={changed => setDraft(before => ({ ...before, ...changed }))}
          />
          <MutationError of={save} />
          <div className={styles.acts}>
            <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
              {t.create}
            </Button>
          </div>
        </form>
      </Sheet>
    </>
  )
}
