import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { changeStanding } from '@fairfloor/domain/companies/record-desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import styles from '../../back-office/desk-form.module.css'
import { SaveError } from '../../back-office/SaveError.tsx'
import { customerLists, customerQuery } from '../queries.ts'
import { recordTexts } from './record-texts.ts'

const draftOf = ({ standing_version, price_group_id, vts_orders_visible, has_api_access }: DeskCustomer) => ({
  version: standing_version,
  price_group_id,
  vts_orders_visible,
  has_api_access,
})

/** Whose prices a customer has, and what it has beside the shop. */
export function RightsForm({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts).rights
  const client = useQueryClient()
  // A newer state from the server does not change what is being typed.
  const [draft, setDraft] = useState(() => draftOf(customer))
  const query = customerQuery(customer.id)
  const save = useApiMutation(changeStanding, {
    updates: [query],
    invalidates: customerLists,
    onSuccess: from => setDraft(draftOf(from)),
  })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void save.run({ params: { id: customer.id }, body: draft })
  }
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <form className={styles.form} aria-label={t.title} noValidate onSubmit={submit}>
        <Select
          label={t.group}
          value={String(draft.price_group_id)}
          options={customer.price_groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={group => setDraft({ ...draft, price_group_id: Number(group) })}
        />
        <Checkbox
          label={t.fair}
          checked={draft.vts_orders_visible}
          onChange={vts_orders_visible => setDraft({ ...draft, vts_orders_visible })}
        />
        <Checkbox
          label={t.api}
          checked={draft.has_api_access}
          onChange={has_api_access => setDraft({ ...draft, has_api_access })}
        />
        <SaveError
          of={save}
          onRetry={submit}
          onNewest={async () => setDraft(draftOf(await client.fetchQuery({ ...query, staleTime: 0 })))}
        />
        <div className={styles.acts}>
          <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
