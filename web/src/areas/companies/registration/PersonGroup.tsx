import { PRIVACY_POLICY, TERMS } from '@fairfloor/domain/content/addresses'
import { PASSWORD_LEAST } from '@fairfloor/domain/people/password'
import { useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { EmailInput, PasswordInput, TextInput } from '../../../ui/TextInput.tsx'
import text from '../../../ui/text.module.css'
import styles from './registration.module.css'
import { registrationTexts } from './texts.ts'
import type { FormPart } from './use-registration.ts'

/** Whom we call when something is unclear. */
export function PersonGroup({ draft, change, errorOf }: FormPart) {
  const t = useTexts(registrationTexts)
  return (
    <fieldset className={`grid halves top gap-4 bordered round-card pad-panel ${styles.group}`}>
      <legend className="across wide sign t24">{t.groups.person}</legend>
      <TextInput
        label={t.firstName}
        autoComplete="given-name"
        maxLength={60}
        value={draft.first_name}
        error={errorOf('first_name')}
        onChange={event => change({ first_name: event.target.value })}
      />
      <TextInput
        label={t.lastName}
        autoComplete="family-name"
        maxLength={60}
        value={draft.last_name}
        error={errorOf('last_name')}
        onChange={event => change({ last_name: event.target.value })}
      />
      <TextInput
        label={t.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        error={errorOf('phone')}
        onChange={event => change({ phone: event.target.value })}
      />
    </fieldset>
  )
}

/** Address and password of the login, and what is agreed to. */
export function LoginGroup({ draft, change, errorOf }: FormPart) {
  const t = useTexts(registrationTexts)
  return (
    <fieldset className={`grid halves top gap-4 bordered round-card pad-panel ${styles.group}`}>
      <legend className="across wide sign t24">{t.groups.login}</legend>
      <EmailInput
        label={t.email}
        hint={t.emailHint}
        maxLength={254}
        autoComplete="username"
        value={draft.email}
        error={errorOf('email')}
        onChange={event => change({ email: event.target.value })}
      />
      <PasswordInput
        label={t.password}
        hint={t.passwordHint(PASSWORD_LEAST)}
        autoComplete="new-password"
        maxLength={1000}
        value={draft.password}
        error={errorOf('password')}
        onChange={event => change({ password: event.target.value })}
      />
      <div className="across">
        <Checkbox
          label={t.accept}
          checked={draft.terms_accepted}
          error={errorOf('terms_accepted')}
          onChange={terms_accepted => change({ terms_accepted })}
        />
        <p className={`row wrap gap-y-2 gap-x-4 ${styles.links}`}>
          <a className={text.link} href={TERMS} target="_blank" rel="noreferrer">
            {t.terms}
          </a>
          <a className={text.link} href={PRIVACY_POLICY} target="_blank" rel="noreferrer">
            {t.privacy}
          </a>
        </p>
      </div>
    </fieldset>
  )
}
