import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { changeStanding } from '@fairfloor/domain/companies/record-desk-contract'
import { useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { customerLists, customerQuery } from '../queries.ts'
import { recordTexts } from './record-texts.ts'

const draftOf = ({ price_group_id, vts_orders_visible, has_api_access }: DeskCustomer) => ({
  group: String(price_group_id),
  vts_orders_visible,
  has_api_access,
})

/** Whose prices a customer has, and what it has beside the shop. */
export function RightsForm({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts).rights
  const groups = customer.price_groups.map(({ id, name }) => ({ value: String(id), label: name }))
  const form = useDeskForm({
    name: `customer-rights ${customer.id}`,
    record: customer,
    draftOf,
    versionOf: ({ standing_version }) => standing_version,
    words: { group: t.group, vts_orders_visible: t.fair, has_api_access: t.api },
    show: value => groups.find(group => group.value === value)?.label,
    call: changeStanding,
    input: ({ group, ...rights }, version) => ({
      params: { id: customer.id },
      body: { version, price_group_id: Number(group), ...rights },
    }),
    updates: [customerQuery(customer.id)],
    invalidates: customerLists,
  })
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <DeskForm form={form} label={t.title} save={t.save}>
        <Select {...form.choice('group')} options={groups} />
        <Checkbox {...form.check('vts_orders_visible')} />
        <Checkbox {...form.check('has_api_access')} />
      </DeskForm>
    </DeskPanel>
  )
}
