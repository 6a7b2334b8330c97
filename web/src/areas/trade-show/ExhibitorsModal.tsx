import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { boothAddress } from './addresses.ts'
import { ExhibitorList } from './ExhibitorList.tsx'
import styles from './ExhibitorsModal.module.css'
import { type Exhibitor, useExhibitors } from './show.ts'
import { texts } from './texts.ts'

/** All booths by number, with a search; a booth leads to its place in the hall and opens its popup. */
export default function ExhibitorsModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(texts).exhibitorList
  const [wanted, setWanted] = useState('')
  const { exhibitors } = useExhibitors()
  const navigate = useNavigate()
  const found = exhibitors.filter(one => matches(one, wanted))
  const go = ({ panoNumberB2b, boothNumberB2b }: Exhibitor) => {
    onClose()
    navigate(boothAddress(panoNumberB2b, boothNumberB2b))
  }
  return (
    <Modal open={open} onClose={onClose} title={t.title} description={t.count(exhibitors.length)} size="l">
      <div className={styles.search}>
        <TextInput
          label={t.searchLabel}
          hideLabel
          icon="search"
          placeholder={t.search}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && found[0] && go(found[0])}
        />
      </div>
      <div className={styles.found}>
        <ExhibitorList exhibitors={found} onChoose={go} />
        {found.length === 0 && <p>{t.none}</p>}
      </div>
    </Modal>
  )
}

const matches = ({ name, boothNumberB2b }: Exhibitor, wanted: string): boolean =>
  name.toLowerCase().includes(wanted.trim().toLowerCase()) || String(boothNumberB2b) === wanted.trim()
