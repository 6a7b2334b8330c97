import { changeOrderAddress, type DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { countryName } from '../../lib/country.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { deskOrderChanges } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'

/** The customer's stored addresses, one of which the order is delivered to instead. */
export function RedirectForm({ desk, onDone }: { desk: DeskOrder; onDone: () => void }) {
  const t = useTexts(orderDeskTexts).address
  const { language } = useLanguage()
  const { order_id } = desk.order
  const form = useDeskForm({
    ...deskOrderChanges(order_id),
    name: `order-address ${order_id}`,
    record: desk,
    draftOf: () => ({ address: null as string | null }),
    words: { address: t.change },
    call: changeOrderAddress,
    input: ({ address }, version) =>
      address === null ? null : { params: { order_id }, body: { version, shipping_address_id: Number(address) } },
    onSuccess: onDone,
  })
  return (
    <DeskForm form={form} label={t.change} save={t.save} idle={form.draft.address === null}>
      <RadioGroup
        {...form.choice('address')}
        hint={t.hint}
        look="boxed"
        options={desk.addresses.map(({ id, company, street, number, zip, city, country }) => ({
          value: String(id),
          label: `${street} ${number}, ${zip} ${city}`,
          hint: `${company}, ${countryName(country, language)}`,
        }))}
      />
    </DeskForm>
  )
}
