import { getDeskBrands } from '@fairfloor/domain/catalogue/desk-contract'
import { changeProduct, getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, Suspense, useState } from 'react'
import { count } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SaveError } from '../../back-office/SaveError.tsx'
import { AddGoods } from './AddGoods.tsx'
import { createTexts } from './create-texts.ts'
import { FollowImport } from './FollowImport.tsx'
import styles from './ProductEditor.module.css'
import { ProductFields } from './ProductFields.tsx'
import { bodyOf, changesBetween, type Draft, draftOf, faultsIn, type Product, type SizeDraft } from './product-draft.ts'
import { productFormTexts } from './product-form-texts.ts'
import { productQuery } from './queries.ts'
import { SizeEditor } from './SizeEditor.tsx'

// The last of the page: its code comes after what is edited.
const PriceHistory = lazyPart(async () => ({ default: (await import('./PriceHistory.tsx')).PriceHistory }))

type Fields = (typeof productFormTexts)['en']['fields']

/** Everything of a product in one form: saved as a whole, or not at all. */
export function ProductEditor({ product }: { product: Product }) {
  const t = useTexts(productFormTexts)
  const create = useTexts(createTexts)
  const client = useQueryClient()
  // What the draft began with: a newer state from the server does not change what is being typed.
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState(() => draftOf(product))
  const [asked, setAsked] = useState(false)
  const begin = (from: Product) => {
    setBase(from)
    setDraft(draftOf(from))
    setAsked(false)
  }
  const { queryKey } = productQuery(product.id)
  const save = useApiMutation(changeProduct, {
    invalidates: [everyQueryOf(getDeskProducts), everyQueryOf(getDeskBrands)],
    updates: [{ queryKey }],
    onSuccess: begin,
  })
  const faults = faultsIn(draft, base)
  const changes = changesBetween(draftOf(base), draft)
  const change = (changed: Partial<Draft>) => setDraft(before => ({ ...before, ...changed }))
  const changeSize = (id: number, changed: Partial<SizeDraft>) =>
    setDraft(before => ({
      ...before,
      sizes: before.sizes.map(size => (size.id === id ? { ...size, ...changed } : size)),
    }))
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    setAsked(true)
    if (faults.size > 0 || changes === 0) return
    void save.run({ params: { id: product.id }, body: bodyOf(draft, base.version) })
  }
  const showNewest = async () => {
    await client.invalidateQueries({ queryKey })
    const newest = client.getQueryData<Product>(queryKey)
    if (newest) begin(newest)
  }
  const shortcut = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') submit(event)
  }
  const errorAt = (path: string): string | null => {
    const fault = faults.get(path)
    return fault ? t.faults[fault] : (save.fieldErrors.find(error => error.path === path)?.detail ?? null)
  }
  return (
    <form className={styles.editor} aria-label={product.name} noValidate onSubmit={submit} onKeyDown={shortcut}>
      <FollowImport
        of="product"
        id={product.id}
        fields={heldWords(product, t.fields)}
        invalidates={[everyQueryOf(getDeskProducts)]}
        onFollowed={showNewest}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {draft.sizes.map((size, i) => (
            <SizeEditor
              key={size.id}
              path={`sizes.${i}`}
              size={product.sizes.find(({ id }) => id === size.id)}
              groups={product.groups}
              draft={size}
              errorAt={errorAt}
              invalidates={[{ queryKey }]}
              onChange={changed => changeSize(size.id, changed)}
            />
          ))}
          {changes === 0 ? (
            <div className={styles.add}>
              {product.sizes.map(({ id, name }) => (
                <AddGoods key={id} productId={product.id} size={{ id, name }} onAdded={begin} />
              ))}
              <AddGoods productId={product.id} onAdded={begin} />
            </div>
          ) : (
            <p className={styles.hint}>{create.saveFirst}</p>
          )}
        </div>
        <aside className={styles.side}>
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
      <SaveError of={save} onRetry={submit} onNewest={showNewest} />
      <div className={styles.bar}>
        <p aria-live="polite">
          {changes === 0 ? (
            t.nothing
          ) : (
            <>
              <b>{count(changes)}</b> {t.changes(changes)}
            </>
          )}
          {asked && faults.size > 0 && <span className={styles.wrong}>{t.wrong(faults.size)}</span>}
        </p>
        {changes > 0 && (
          <Button variant="ghost" onClick={() => begin(product)}>
            {t.discard}
          </Button>
        )}
        <Button
          type="submit"
          variant="signal"
          aria-keyshortcuts="Control+S"
          loading={save.loading}
          done={save.done}
          aria-disabled={changes === 0}
        >
          {t.save}
        </Button>
      </div>
    </form>
  )
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
