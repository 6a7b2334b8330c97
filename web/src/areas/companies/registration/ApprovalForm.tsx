import { deliveries } from '@fairfloor/domain/companies/delivery'
import { paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import { approveRegistration, type DeskRegistration } from '@fairfloor/domain/companies/registration/desk-contract'
import { rights } from '@fairfloor/domain/viewer'
import { useTexts } from '../../../lib/texts.tsx'
import { amountIn } from '../../../lib/typed-amount.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { allowing, bodyOf, daysIn, draftOf } from './approval-draft.ts'
import { decideTexts } from './decide-texts.ts'
import { everyRegistration, registrationLists, registrationQuery } from './queries.ts'

/** Makes the company a customer, with what is agreed. */
export function ApprovalForm({ registration }: { registration: DeskRegistration }) {
  const t = useTexts(decideTexts)
  const { id, price_groups, carriers, seller_payment_days } = registration
  const form = useDeskForm({
    name: `registration ${id}`,
    record: registration,
    draftOf,
    versionOf: () => '',
    words: {
      ...{ group: t.group, number: t.number, methods: t.allowed, usual: t.usual, days: t.days, limit: t.limit },
      ...{ delivery: t.delivery, carrier: t.carrier, rights: t.rights },
    },
    faults: ({ group, usual, days, limit, carrier }) => ({
      group: group === '' && t.missing,
      usual: usual === '' && t.noMethod,
      days: daysIn(days) === undefined && t.wrongDays,
      limit: amountIn(limit) === undefined && t.wrongLimit,
      carrier: carrier === '' && t.missing,
    }),
    call: approveRegistration,
    input: draft => {
      const body = bodyOf(draft)
      return body && { params: { id }, body }
    },
    updates: [registrationQuery(id)],
    invalidates: registrationLists,
    invalidatesOnRefusal: everyRegistration,
  })
  const { draft, change } = form
  return (
    <DeskPanel title={t.approve}>
      <DeskForm form={form} label={t.approve} save={t.act}>
        <div className="grid fields top gap-4">
          <Select
            {...form.choice('group', 'price_group')}
            placeholder={t.choose}
            options={price_groups.map(group => ({ value: String(group.id), label: group.name }))}
          />
          <TextInput {...form.text('number')} optional hint={t.numberHint} maxLength={40} />
        </div>
        <fieldset className="grid gap-1">
          <legend className="t13 fg-2 medium mb-1">{t.allowed}</legend>
          {paymentMethods.map(method => (
            <Checkbox
              key={method}
              label={t.methods[method]}
              checked={draft.methods.includes(method)}
              onChange={isAllowed => change(allowing(draft, method, isAllowed))}
            />
          ))}
        </fieldset>
        <div className="grid fields top gap-4">
          <Select
            {...form.choice('usual')}
            placeholder=""
            options={draft.methods.map(method => ({ value: method, label: t.methods[method] }))}
          />
          <TextInput {...form.text('days')} hint={t.daysHint(seller_payment_days)} inputMode="numeric" maxLength={3} />
          <TextInput {...form.text('limit')} hint={t.limitHint} inputMode="decimal" maxLength={12} />
          <Select
            {...form.choice('delivery')}
            options={deliveries.map(value => ({ value, label: t.deliveries[value] }))}
          />
          <Select
            {...form.choice('carrier')}
            placeholder={t.choose}
            options={carriers.map(value => ({ value, label: value }))}
          />
        </div>
        <fieldset className="grid gap-1">
          <legend className="t13 fg-2 medium mb-1">{t.rights}</legend>
          {rights.map(right => (
            <Checkbox
              key={right}
              label={t.right[right]}
              checked={draft.rights.includes(right)}
              onChange={isGiven =>
                change({ rights: rights.filter(one => (one === right ? isGiven : draft.rights.includes(one))) })
              }
            />
          ))}
        </fieldset>
      </DeskForm>
    </DeskPanel>
  )
}
