import { saveFile } from '../../../lib/save-file.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import styles from './security.module.css'
import { securityTexts } from './security-texts.ts'

/** New recovery codes, for this once; null: none. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[] | null; onKept: () => void }) {
  const t = useTexts(securityTexts)
  const all = codes?.join('\n') ?? ''
  return (
    <Modal
      open={codes !== null}
      onClose={onKept}
      title={t.codesTitle}
      description={t.codesOnce}
      keepOpen
      foot={
        <Button variant="signal" onClick={onKept}>
          {t.kept}
        </Button>
      }
    >
      <div className="stack gap-4">
        <ul className={`grid gap-y-2 gap-x-6 on-fog bordered round-input pad-4 ${styles.codes}`}>
          {codes?.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row wrap between gap-3">
          <CopyButton variant="outline" name={t.codes} value={all} />
          <Button icon="download" onClick={() => saveFile(new Blob([`${all}\n`], { type: 'text/plain' }), t.fileName)}>
            {t.save}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
