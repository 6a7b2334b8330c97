import { createProduct, getRangeChoices } from '@fairfloor/domain/catalogue/create-desk-contract'
import { productDeskPage } from '@fairfloor/domain/catalogue/desk-pages'
import { LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import { getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { createFormTexts } from './create-form-texts.ts'
import { createTexts } from './create-texts.ts'
import { GoodsFields, useGoodsWords } from './GoodsFields.tsx'
import { goodsTexts } from './goods-texts.ts'
import { goodsFaults, newSizeOf, noGoods } from './new-goods.ts'
import { productFormTexts } from './product-form-texts.ts'

const VAT = ['standard', 'reduced'] as const

const EMPTY = { name: '', brand: '', category: '', vat: VAT[0] as (typeof VAT)[number], ...noGoods }

/** A new product with its first size and flavour; then its page opens, for the rest. */
export function NewProduct() {
  const t = useTexts(createFormTexts)
  const { product } = useTexts(createTexts)
  const { fields } = useTexts(goodsTexts)
  const words = useTexts(productFormTexts)
  const navigate = useNavigate()
  const { data: choices } = useQuery(queryOf(getRangeChoices, {}))
  const form = useDeskForm({
    name: 'product new',
    record: null,
    draftOf: () => EMPTY,
    words: {
      ...useGoodsWords(),
      ...{ name: words.fields.name, brand: fields.brand_id, category: words.fields.category_id },
      vat: words.fields.vat_class,
    },
    faults: draft => ({
      ...Object.fromEntries(
        (['name', 'brand', 'category'] as const).map(of => [of, draft[of].trim() === '' && words.faults.missing]),
      ),
      ...Object.fromEntries(goodsFaults(draft, true)),
    }),
    call: createProduct,
    input: ({ name, brand, category, vat, ...goods }) => ({
      body: {
        name,
        brand_id: Number(brand),
        category_id: Number(category),
        vat_class: vat,
        description: '',
        size: newSizeOf(goods),
      },
    }),
    invalidates: [everyQueryOf(getDeskProducts)],
    onSuccess: ({ id }) => void navigate(productDeskPage.path.replace(':deskProduct', String(id))),
  })
  const optionsOf = (named: readonly { id: number; name: string }[] = []) => [
    { value: '', label: '–' },
    ...named.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <DeskForm form={form} label={product} save={t.create}>
      <p>{t.rest}</p>
      <TextInput {...form.text('name')} maxLength={LONGEST_NAME} />
      <Select {...form.choice('brand', 'brand_id')} options={optionsOf(choices?.brands)} />
      <Select {...form.choice('category', 'category_id')} options={optionsOf(choices?.categories)} />
      <Select {...form.choice('vat')} options={VAT.map(value => ({ value, label: words.vat[value] }))} />
      <GoodsFields
        draft={form.draft}
        withSize
        isTried={form.isAsked}
        path="size."
        errorAt={path => form.save.fieldErrors.find(error => error.path === path)?.detail ?? null}
        onChange={form.change}
      />
    </DeskForm>
  )
}
