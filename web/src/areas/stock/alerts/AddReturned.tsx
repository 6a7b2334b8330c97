import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import { addToBasket } from '@fairfloor/domain/basket/contract'
import { basketPage } from '@fairfloor/domain/basket/pages'
import { fittingQuantity, stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { getOfferedFlavour } from '@fairfloor/domain/stock/alerts/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { count, money, sizeText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { useMay } from '../../../visit/user.ts'
import { basketMutation } from '../../basket/basket.ts'
import { reminderTexts } from './texts.ts'

/** The flavour that is there again, with its price of today: asks how much of it goes into the basket. */
export function AddReturned({ id }: { id: number }) {
  const query = useQuery(queryOf(getOfferedFlavour, { params: { id } }))
  return query.data ? <Card flavour={query.data} /> : <LoadFailure query={query} />
}

type Flavour = Answer<typeof getOfferedFlavour>

function Card({ flavour }: { flavour: Flavour }) {
  const { language } = useLanguage()
  const t = useTexts(reminderTexts)
  const mayOrder = useMay('order') && flavour.is_on_sale
  const state = !flavour.is_on_sale ? t.gone : flavour.availability === 'in_stock' ? t.there : t.out
  return (
    <section className="row wrap middle gap-y-4 gap-x-6 on-fog round-card pad-5 mt-6" aria-label={state}>
      {flavour.image_url && <img src={inWidth(flavour.image_url, 160)} alt="" width="96" height="96" />}
      <div className="grow">
        <p className="t13 green-ink bold">{state}</p>
        <h2>
          {flavour.brand_name} {sizeText(flavour.product_size_name, language)}, {flavour.product_attribute_name}
        </h2>
        <p className="row wrap baseline gap-x-3 fg-2">
          {flavour.price !== null && <b className="fg sign t24">{money(flavour.price)}</b>}
          {flavour.units_per_case > 1 && <span>{t.perCase(count(flavour.units_per_case))}</span>}
        </p>
      </div>
      {mayOrder ? (
        <Order flavour={flavour} />
      ) : (
        <LinkButton to={sizeAddress(flavour.product_size_erp_id)}>{t.toProduct}</LinkButton>
      )}
    </section>
  )
}

function Order({ flavour }: { flavour: Flavour }) {
  const t = useTexts(reminderTexts)
  const client = useQueryClient()
  const [quantity, setQuantity] = useState<number | null>(fittingQuantity(flavour.units_per_case, stepsOf(flavour)))
  const [added, setAdded] = useState<number | null>(null)
  const mutation = basketMutation(client)
  const add = useApiMutation(addToBasket, {
    ...mutation,
    onSuccess: (basket, { body }) => {
      mutation.onSuccess(basket)
      setAdded(body.positionsJson.reduce((pieces, one) => pieces + one.quantity, 0))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantity) void add.run({ body: { positionsJson: [{ product_attribute_id: flavour.id, quantity }] } })
  }
  return (
    <form className="row wrap middle gap-3" onSubmit={submit}>
      <QuantityInput label={t.pieces} value={quantity} onChange={setQuantity} />
      <Button type="submit" variant="signal" loading={add.loading} done={add.done} disabled={!quantity}>
        {t.add}
      </Button>
      {added !== null && (
        <p role="status" className="row wrap middle gap-3 green-ink">
          {t.added(count(added))} <LinkButton to={basketPage.path}>{t.toBasket}</LinkButton>
        </p>
      )}
      <MutationError of={add} />
    </form>
  )
}
