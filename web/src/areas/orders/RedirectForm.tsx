import { changeOrderAddress, type DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { type FormEvent, useState } from 'react'
import { countryName } from '../../lib/country.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import form from '../back-office/desk-form.module.css'
import { deskOrderChanges, deskOrderQuery } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'

/** The customer's stored addresses, one of which the order is delivered to instead. */
export function RedirectForm({ desk, onDone }: { desk: DeskOrder; onDone: () => void }) {
  const t = useTexts(orderDeskTexts).address
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const { order_id } = desk.order
  const save = useApiMutation(changeOrderAddress, {
    ...deskOrderChanges(order_id),
    invalidatesOnRefusal: [deskOrderQuery(order_id)],
    onSuccess: onDone,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null) return
    const body = { version: desk.version, shipping_address_id: Number(chosen) }
    void save.run({ params: { order_id }, body })
  }
  return (
    <form className={form.form} aria-label={t.change} onSubmit={submit}>
      <RadioGroup
        label={t.change}
        hint={t.hint}
        look="boxed"
        value={chosen}
        options={desk.addresses.map(({ id, company, street, number, zip, city, country }) => ({
          value: String(id),
          label: `${street} ${number}, ${zip} ${city}`,
          hint: `${company}, ${countryName(country, language)}`,
        }))}
        onChange={setChosen}
      />
      <MutationError of={save} onRetry={submit} />
      <div className={form.acts}>
        <Button type="submit" variant="ink" loading={save.loading} aria-disabled={chosen === null}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
