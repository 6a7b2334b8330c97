import { switchUser } from '@fairfloor/domain/people/contract'
import { type FormEvent, Suspense, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { MutationError } from '../ui/MutationError.tsx'
import { EmailInput } from '../ui/TextInput.tsx'
import { visitTexts } from './texts.ts'

const CustomerFinder = lazyPart(() => import('./CustomerFinder.tsx'))

/** Lets agents act as the user of a customer, found by company or given by address. Reloads the page on success, as all of its data belongs to somebody else. */
export function SwitchUserForm() {
  const t = useTexts(visitTexts).switchUser
  const [email, setEmail] = useState('')
  const change = useApiMutation(switchUser, { onSuccess: () => location.reload() })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change.run({ body: { _switch_user: email } })
  }
  return (
    <div className={'stack gap-4 line-above pt-3 mt-2'}>
      <Suspense>
        <CustomerFinder />
      </Suspense>
      <form className="grid gap-3" aria-label={t.label} onSubmit={submit}>
        <div className="grid split bottom gap-2">
          <EmailInput
            label={t.email}
            autoComplete="off"
            required
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
          <Button type="submit" variant="ink" loading={change.loading} done={change.done}>
            {t.button}
          </Button>
        </div>
        <MutationError of={change} onRetry={submit} />
      </form>
    </div>
  )
}
