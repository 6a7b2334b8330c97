import { languages } from '@fairfloor/domain/language'
import { getReminders } from '@fairfloor/domain/stock/alerts/contract'
import { remindersPage } from '@fairfloor/domain/stock/alerts/pages'
import { useQuery } from '@tanstack/react-query'
import { LANGUAGE_NAMES } from '../../../lib/language-names.ts'
import { queryOf } from '../../../lib/query.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { useUser } from '../../../visit/user.ts'
import { WeekMails } from '../../newcomer-week/mails/WeekMails.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { notificationTexts } from './notification-texts.ts'

const reminders = queryOf(getReminders, {})

/** /account/notifications: in which language, and which mails. */
export function NotificationsPage() {
  const t = useTexts(notificationTexts)
  return (
    <AccountFrame title={t.title} lead={t.lead} ofStaff>
      <div className="stack gap-8 measure">
        <LanguageChoice />
        <Mails />
      </div>
    </AccountFrame>
  )
}

function LanguageChoice() {
  const t = useTexts(notificationTexts)
  const { language, setLanguage } = useLanguage()
  const offered = useSettings()?.languages ?? languages
  return (
    <section className="grid at-start gap-3">
      <h2>{t.language}</h2>
      <RadioGroup
        label={t.languageText}
        value={language}
        options={offered.map(one => ({ value: one, label: <span lang={one}>{LANGUAGE_NAMES[one]}</span> }))}
        onChange={setLanguage}
      />
    </section>
  )
}

function Mails() {
  const t = useTexts(notificationTexts)
  const isBuyer = Boolean(useUser()?.company)
  const query = useQuery(reminders)
  return (
    <>
      <section className="grid at-start gap-3">
        <h2>{t.always}</h2>
        <p>{isBuyer ? t.alwaysText : t.staffText}</p>
      </section>
      <section className="grid at-start gap-3">
        <h2>{t.reminders}</h2>
        <Loaded query={query} waiting={48}>
          {({ length }) => <p>{t.remindersText(length)}</p>}
        </Loaded>
        <LinkButton to={remindersPage.path}>{t.toReminders}</LinkButton>
      </section>
      {isBuyer && <WeekMails />}
    </>
  )
}
