import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { invitationTexts } from './invitation-texts.ts'

type Act = MutationState & { run: (wanted: { params: { id: number } }) => Promise<unknown> }

interface InvitationActsProps {
  invitation: { id: number; email: string; mails_left: number }
  mail: Act
  revoke: Act
}

/** Mails an invitation again, or takes it back. */
export function InvitationActs({ invitation: { id, email, mails_left }, mail, revoke }: InvitationActsProps) {
  const t = useTexts(invitationTexts)
  return (
    <>
      {mails_left > 0 && (
        <Button
          variant="ghost"
          icon="mail"
          aria-label={t.mailAgainTo(email)}
          loading={mail.loading}
          done={mail.done}
          onClick={() => void mail.run({ params: { id } })}
        >
          {t.mailAgain}
        </Button>
      )}
      <Button
        variant="ghost"
        icon="close"
        aria-label={t.revokeOf(email)}
        loading={revoke.loading}
        onClick={() => void revoke.run({ params: { id } })}
      >
        {t.revoke}
      </Button>
    </>
  )
}
