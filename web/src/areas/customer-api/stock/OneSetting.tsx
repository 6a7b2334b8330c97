import { saveApiSetting } from '@fairfloor/domain/customer-api/push/contract'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { deliveriesQuery, settingsQuery } from './queries.ts'
import styles from './StockPage.module.css'
import { stockTexts } from './texts.ts'

interface OneSettingProps {
  name: 'api_url' | 'authorization_token'
  label: string
  hint: string
  type: 'url' | 'text'
  placeholder: string
  saved: string | null
}

/** An input that is saved by itself. */
export function OneSetting({ name, label, hint, type, placeholder, saved }: OneSettingProps) {
  const t = useTexts(stockTexts)
  // Null: as it is saved.
  const [typed, setTyped] = useState<string | null>(null)
  const save = useApiMutation(saveApiSetting, { updates: [settingsQuery], invalidates: [deliveriesQuery] })
  const value = typed ?? saved ?? ''
  const submit = async () => {
    // What is typed while it is saved stays.
    if (await save.run({ body: { name, value } })) setTyped(now => (now === value ? null : now))
  }
  const wrong = save.fieldErrors.find(({ path }) => path === 'value')?.detail
  return (
    <form
      className={`grid split top gap-2 ${styles.setting}`}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        label={label}
        hint={hint}
        type={type}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={value}
        error={wrong ?? null}
        onChange={event => {
          setTyped(event.target.value)
          save.clearError()
        }}
      />
      <Button type="submit" loading={save.loading} done={save.done} aria-label={t.saveOf(label)}>
        {t.save}
      </Button>
      {!wrong && <MutationError of={save} />}
    </form>
  )
}
