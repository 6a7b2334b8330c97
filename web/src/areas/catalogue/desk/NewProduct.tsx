import { createProduct, getRangeChoices } from '@fairfloor/domain/catalogue/create-desk-contract'
import { productDeskPage } from '@fairfloor/domain/catalogue/desk-pages'
import { LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import { getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { CreateForm } from './CreateForm.tsx'
import { createFormTexts } from './create-form-texts.ts'
import { createTexts } from './create-texts.ts'
import { GoodsFields } from './GoodsFields.tsx'
import { goodsTexts } from './goods-texts.ts'
import { goodsFaults, newSizeOf, noGoods } from './new-goods.ts'
import { productFormTexts } from './product-form-texts.ts'

const VAT = ['standard', 'reduced'] as const

/** A new product with its first size and flavour; then its page opens, for the rest. */
export function NewProduct() {
  const t = useTexts(createFormTexts)
  const { product } = useTexts(createTexts)
  const { fields } = useTexts(goodsTexts)
  const form = useTexts(productFormTexts)
  const navigate = useNavigate()
  const { data: choices } = useQuery(queryOf(getRangeChoices, {}))
  const [draft, setDraft] = useState({ name: '', brand: '', category: '', vat: VAT[0] as (typeof VAT)[number] })
  const [goods, setGoods] = useState(noGoods)
  const [isTried, setTried] = useState(false)
  const save = useApiMutation(createProduct, {
    invalidates: [everyQueryOf(getDeskProducts)],
    onSuccess: ({ id }) => void navigate(productDeskPage.path.replace(':deskProduct', String(id))),
  })
  const change = (changed: Partial<typeof draft>) => setDraft(before => ({ ...before, ...changed }))
  const submit = () => {
    setTried(true)
    const { name, brand, category, vat } = draft
    if (name.trim() === '' || brand === '' || category === '' || goodsFaults(goods, true).size > 0) return
    const size = newSizeOf(goods)
    void save.run({
      body: {
        name,
        brand_id: Number(brand),
        category_id: Number(category),
        vat_class: vat,
        description: '',
        size,
      },
    })
  }
  const errorAt = (path: string) => save.fieldErrors.find(error => error.path === path)?.detail ?? null
  const missingIn = (text: string, path: string) =>
    isTried && text.trim() === '' ? form.faults.missing : errorAt(path)
  const optionsOf = (named: readonly { id: number; name: string }[] = []) => [
    { value: '', label: '–' },
    ...named.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <CreateForm label={product} save={save} onSubmit={submit}>
      <p>{t.rest}</p>
      <TextInput
        label={form.fields.name}
        maxLength={LONGEST_NAME}
        value={draft.name}
        error={missingIn(draft.name, 'name')}
        onChange={event => change({ name: event.target.value })}
      />
      <Select
        label={fields.brand_id}
        value={draft.brand}
        options={optionsOf(choices?.brands)}
        error={missingIn(draft.brand, 'brand_id')}
        onChange={brand => change({ brand })}
      />
      <Select
        label={form.fields.category_id}
        value={draft.category}
        options={optionsOf(choices?.categories)}
        error={missingIn(draft.category, 'category_id')}
        onChange={category => change({ category })}
      />
      <Select
        label={form.fields.vat_class}
        value={draft.vat}
        options={VAT.map(value => ({ value, label: form.vat[value] }))}
        onChange={vat => change({ vat })}
      />
      <GoodsFields
        draft={goods}
        withSize
        isTried={isTried}
        path="size."
        errorAt={errorAt}
        onChange={changed => setGoods(before => ({ ...before, ...changed }))}
      />
    </CreateForm>
  )
}
