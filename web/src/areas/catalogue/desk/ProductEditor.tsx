import { getDeskBrands } from '@fairfloor/domain/catalogue/desk-contract'
import { changeProduct, getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { everyQueryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Path } from '../../back-office/form/compare.ts'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { createTexts } from './create-texts.ts'
import styles from './desk.module.css'
import { FollowImport } from './FollowImport.tsx'
import { ProductFields } from './ProductFields.tsx'
import { bodyOf, type Draft, draftOf, faultsIn, type Product, type SizeDraft } from './product-draft.ts'
import { productFormTexts } from './product-form-texts.ts'
import { productQuery } from './queries.ts'

// The last of the page: its code comes after what is edited.
const PriceHistory = lazyPart(async () => ({ default: (await import('./PriceHistory.tsx')).PriceHistory }))
const AddGoods = lazyPart(async () => ({ default: (await import('./AddGoods.tsx')).AddGoods }))
const SizeEditor = lazyPart(async () => ({ default: (await import('./SizeEditor.tsx')).SizeEditor }))

type Fields = (typeof productFormTexts)['en']['fields']

/** Everything of a product in one form: saved as a whole, or not at all. */
export function ProductEditor({ product }: { product: Product }) {
  const t = useTexts(productFormTexts)
  const create = useTexts(createTexts)
  const query = productQuery(product.id)
  const { queryKey } = query
  const form = useDeskForm({
    name: `product ${product.id}`,
    record: product,
    draftOf,
    words: { ...t.fields, sizes: t.prices },
    wordOf: (path, draft) => wordsOf(path, draft, product, t.fields),
    faults: draft => Object.fromEntries([...faultsIn(draft, product)].map(([path, fault]) => [path, t.faults[fault]])),
    call: changeProduct,
    input: (draft, version) => ({ params: { id: product.id }, body: bodyOf(draft, version) }),
    updates: [query],
    invalidates: [everyQueryOf(getDeskProducts), everyQueryOf(getDeskBrands)],
  })
  const { draft, changes, change, errorAt } = form
  const changeSize = (id: number, changed: Partial<SizeDraft>) =>
    change(({ sizes }) => ({ sizes: sizes.map(size => (size.id === id ? { ...size, ...changed } : size)) }))
  return (
    <DeskForm
      className="stack gap-5"
      form={form}
      label={product.name}
      save={t.save}
      idle={changes.length === 0 && t.nothing}
    >
      <FollowImport
        of="product"
        id={product.id}
        fields={heldWords(product, t.fields)}
        invalidates={[everyQueryOf(getDeskProducts), { queryKey }]}
      />
      <div className={`stack top gap-5 ${styles.columns}`}>
        <div className="stack packed gap-8">
          {draft.sizes.map((size, i) => (
            <Suspense key={size.id} fallback={<Skeleton height={480} radius="card" />}>
              <SizeEditor
                path={`sizes.${i}`}
                size={product.sizes.find(({ id }) => id === size.id)}
                groups={product.groups}
                draft={size}
                errorAt={errorAt}
                invalidates={[{ queryKey }]}
                onChange={changed => changeSize(size.id, changed)}
              />
            </Suspense>
          ))}
          {changes.length === 0 ? (
            <div className="row wrap gap-2">
              {product.sizes.map(({ id, name }) => (
                <Suspense key={id}>
                  <AddGoods productId={product.id} size={{ id, name }} onAdded={form.discard} />
                </Suspense>
              ))}
              <Suspense>
                <AddGoods productId={product.id} onAdded={form.discard} />
              </Suspense>
            </div>
          ) : (
            <p className="t13 ink-2">{create.saveFirst}</p>
          )}
        </div>
        <aside className="stack packed gap-4">
          <ProductFields
            product={product}
            draft={draft}
            errorAt={errorAt}
            invalidates={[{ queryKey }, everyQueryOf(getDeskProducts)]}
            onChange={change}
          />
          <Suspense>
            <PriceHistory changes={product.price_changes} />
          </Suspense>
        </aside>
      </div>
    </DeskForm>
  )
}

/** The name of a field: '900 g: Price now', '900 g: Gym, Regular price', 'Vanilla: EAN of a piece'. */
function wordsOf([field, i, of, j, last]: Path, draft: Draft, { sizes, groups }: Product, fields: Fields) {
  const typed = field === 'sizes' ? draft.sizes[Number(i)] : undefined
  if (!typed) return undefined
  const size = sizes.find(({ id }) => id === typed.id)?.name
  const price = (part: unknown) => (part === 'regular' ? fields.regular_price : fields.current_price)
  if (of === 'list') return `${size}: ${price(j)}`
  if (of === 'groups')
    return `${size}: ${groups.find(({ id }) => id === typed.groups[Number(j)]?.id)?.name}, ${price(last)}`
  if (of === 'flavours') return `${typed.flavours[Number(j)]?.name}: ${fields[last as 'name' | 'ean' | 'on_sale']}`
  return `${size}: ${fields[of as keyof Fields]}`
}

/** What imports leave as it is, in words: 'Name', '900 g: Regular price', 'Vanilla: EAN of a piece'. */
function heldWords({ by_hand: own, sizes, groups }: Product, fields: Fields): string[] {
  const word = (field: string) => {
    const group = groups.find(({ id }) => field === `group:${id}`)
    return group?.name ?? fields[field as keyof Fields] ?? field
  }
  return [
    ...own.map(word),
    ...sizes.flatMap(size => [
      ...size.by_hand.map(field => `${size.name}: ${word(field)}`),
      ...size.flavours.flatMap(flavour => flavour.by_hand.map(field => `${flavour.name}: ${word(field)}`)),
    ]),
  ]
}
