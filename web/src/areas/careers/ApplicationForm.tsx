import { MOST_BYTES } from '@fairfloor/domain/careers/application'
import { applyForJob } from '@fairfloor/domain/careers/contract'
import { PRIVACY_POLICY } from '@fairfloor/domain/content/addresses'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { fileSize } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { uploaded } from '../../lib/uploaded.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import layout from '../../ui/layout.module.css'
import { MutationError } from '../../ui/MutationError.tsx'
import { EmailInput, TextArea, TextInput } from '../../ui/TextInput.tsx'
import text from '../../ui/text.module.css'
import styles from './CareersPage.module.css'
import { careersTexts } from './texts.ts'

const EMPTY = { name: '', email: '', phone: '', message: '' }

/** Applies for a job; what is missing is said at its field before anything is sent. */
export function ApplicationForm({ slug }: { slug: string }) {
  const t = useTexts(careersTexts)
  const [typed, setTyped] = useState(EMPTY)
  const [file, setFile] = useState<File | null>(null)
  const [consent, setConsent] = useState(false)
  const [asked, setAsked] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const send = useApiMutation(applyForJob, { onSuccess: () => setSentTo(typed.email) })
  const wrong = {
    name: typed.name.trim() === '' && t.missing,
    email: !/^\S+@\S+\.\S+$/.test(typed.email.trim()) && t.noEmail,
    file: (!file && t.noFile) || (file && file.size > MOST_BYTES && t.tooLarge),
    consent: !consent && t.noConsent,
  }
  const errorOf = (name: keyof typeof wrong) =>
    (asked && wrong[name]) || (send.fieldErrors.find(({ path }) => path === name)?.detail ?? null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!file || Object.values(wrong).some(Boolean)) return
    void send.run(async () => ({
      params: { slug },
      body: { ...typed, consent: 'true' as const, file: await uploaded(file) },
    }))
  }
  const field = (name: keyof typeof EMPTY, maxLength: number) => ({
    label: t[name],
    maxLength,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped(before => ({ ...before, [name]: event.target.value })),
  })
  if (sentTo !== undefined)
    return (
      <Alert tone="success" title={t.thanks}>
        {t.thanksText(sentTo)}
      </Alert>
    )
  return (
    <form
      className={`grid gap-4 on-fog round-card pad-6 ${layout.card} ${styles.form}`}
      aria-label={t.applyTitle}
      noValidate
      onSubmit={submit}
    >
      <h2>{t.applyTitle}</h2>
      <TextInput {...field('name', 120)} autoComplete="name" error={errorOf('name')} />
      <div className={`grid gap-4 ${layout.pair}`}>
        <EmailInput {...field('email', 200)} error={errorOf('email')} />
        <TextInput {...field('phone', 40)} type="tel" autoComplete="tel" optional />
      </div>
      <TextArea {...field('message', 4000)} optional hint={t.messageHint} />
      <FileDrop
        label={t.file}
        act={t.choose}
        hint={t.fileHint}
        accept="application/pdf,.pdf"
        error={errorOf('file')}
        onFile={setFile}
      >
        {file && (
          <p>
            {file.name} ({fileSize(file.size)})
          </p>
        )}
      </FileDrop>
      <Checkbox checked={consent} onChange={setConsent} label={t.consent} error={errorOf('consent')} />
      <MutationError of={send} onRetry={submit} />
      <div className="row wrap middle gap-3">
        <Button type="submit" variant="signal" loading={send.loading} done={send.done}>
          {t.send}
        </Button>
        <Link to={PRIVACY_POLICY} className={text.link}>
          {t.privacy}
        </Link>
      </div>
    </form>
  )
}
