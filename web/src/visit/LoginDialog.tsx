import { useRef } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { Modal } from '../ui/Modal.tsx'
import { LoginForm } from './LoginForm.tsx'
import { visitTexts } from './texts.ts'

/** A login over a page whose session has ended. */
export default function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(visitTexts).guard
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal open={open} onClose={onClose} title={t.title} description={t.lead} size="s" initialFocus={input} keepOpen>
      <LoginForm ref={input} onDone={onClose} />
    </Modal>
  )
}
