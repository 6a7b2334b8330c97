import { type ContactKind, type ContactText, contactProblems } from '@fairfloor/domain/enquiries/contact'
import { sendContact } from '@fairfloor/domain/enquiries/contact-contract'
import { LONGEST_MESSAGE } from '@fairfloor/domain/enquiries/enquiry'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/layout.module.css'
import { MutationError } from '../../ui/MutationError.tsx'
import { EmailInput, TextArea, TextInput } from '../../ui/TextInput.tsx'
import { useUser } from '../../visit/user.ts'
import { contactTexts } from './contact-texts.ts'
import styles from './enquiries.module.css'

/** A message to the shop, or the offer of a supplier. What is refused keeps what was typed. */
export function ContactForm({ kind }: { kind: ContactKind }) {
  const t = useTexts(contactTexts)
  const user = useUser()
  const empty = { kind, phone: '', company: user?.company?.name ?? '', brand: '', website: '', message: '' }
  const start: ContactText = { ...empty, name: user?.name ?? '', email: user?.email ?? '' }
  const [text, setText] = useState(start)
  const [asked, setAsked] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = useApiMutation(sendContact, { onSuccess: () => setSentTo(text.email.trim()) })
  const problems = contactProblems(text)

  if (sentTo !== null)
    return (
      <Alert
        tone="success"
        title={t.sent}
        action={
          <Button
            onClick={() => {
              setText(start)
              setAsked(false)
              setSentTo(null)
            }}
          >
            {t.another}
          </Button>
        }
      >
        {t.sentText(sentTo)}
      </Alert>
    )

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (problems.length === 0) void send.run({ body: text })
  }
  const field = (path: Exclude<keyof ContactText, 'kind'>) => {
    const problem = asked ? problems.find(one => one.path === path) : undefined
    return {
      value: text[path],
      error: problem ? t.problems[problem.code] : null,
      onChange: (event: { target: { value: string } }) => setText({ ...text, [path]: event.target.value }),
    }
  }
  const isSupplier = kind === 'supplier'
  return (
    <form className={`stack gap-4 ${styles.form}`} noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <div className={`stack top gap-4 ${layout.pair}`}>
        <TextInput
          label={t.company}
          optional={!isSupplier}
          autoComplete="organization"
          maxLength={100}
          {...field('company')}
        />
        {isSupplier && <TextInput label={t.brand} maxLength={100} {...field('brand')} />}
        <TextInput label={t.name} autoComplete="name" maxLength={100} {...field('name')} />
        <EmailInput label={t.email} maxLength={254} {...field('email')} />
        <TextInput label={t.phone} optional type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
        {isSupplier && (
          <TextInput label={t.website} optional autoComplete="url" maxLength={200} {...field('website')} />
        )}
      </div>
      <TextArea label={t.message[kind]} rows={6} maxLength={LONGEST_MESSAGE} {...field('message')} />
      <MutationError of={send} onRetry={submit} />
      <Button type="submit" variant="signal" size="l" icon="mail" loading={send.loading} done={send.done}>
        {t.send}
      </Button>
    </form>
  )
}
