import { useRef, useState } from 'react'
import { money } from '../../lib/format.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Button } from '../../ui/Button.tsx'
import { DeleteQuestion } from '../../ui/DeleteQuestion.tsx'
import { Foot, FootFigure } from '../../ui/Foot.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { PhaseTiles } from '../../ui/PhaseTiles.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { EmailInput, PasswordInput } from '../../ui/TextInput.tsx'
import { useToast } from '../../ui/ToastProvider.tsx'
import text from '../../ui/text.module.css'
import { Part } from './Part.tsx'
import { samples } from './samples.ts'

export function Panels() {
  const [open, setOpen] = useState<'modal' | 'login' | 'sheet' | 'deletion' | null>(null)
  const [tab, setTab] = useState('order')
  const email = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const close = () => setOpen(null)
  return (
    <>
      <Part name="Modal, sheet, popover, toast">
        <Button onClick={() => setOpen('modal')}>Order overview</Button>
        <Button onClick={() => setOpen('login')}>Log in</Button>
        <Button onClick={() => setOpen('sheet')}>Booth sheet</Button>
        <Button onClick={() => setOpen('deletion')}>Empty the basket</Button>
        <Popover label="What counts" trigger={<Button icon="info">Popover</Button>}>
          <p>The figures are those of the whole company, without VAT.</p>
        </Popover>
        <Button onClick={() => toast({ title: 'Order confirmed', text: 'A mail is on its way.', tone: 'success' })}>
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'You are offline',
              tone: 'error',
              text: 'What you typed is kept.',
              action: { label: 'Try again', onClick: () => {} },
            })
          }
        >
          Toast with an error
        </Button>
      </Part>
      <Part name="Tabs" stack>
        <Tabs value={tab} onChange={setTab}>
          <TabList label="Booth" tabs={samples.tabs} current={tab} />
          {samples.tabs.map(({ value, label }) => (
            <TabPanel key={value} value={value}>
              <p style={{ paddingBlock: 'var(--s4)' }}>{label}</p>
            </TabPanel>
          ))}
        </Tabs>
      </Part>
      <Part name="Tabs on glass" on="glass" stack>
        <Tabs value={tab} onChange={setTab}>
          <TabList label="Booth" tabs={samples.tabs} current={tab} />
          {samples.tabs.map(({ value, label }) => (
            <TabPanel key={value} value={value}>
              <p style={{ paddingBlock: 'var(--s4)' }}>{label}</p>
            </TabPanel>
          ))}
        </Tabs>
      </Part>
      <Part name="Accordion" stack>
        <Accordion items={samples.faq} defaultOpen={['confirm']} headingLevel={4} />
        <Overview level={4} />
      </Part>

      <DeleteQuestion open={open === 'deletion'} onClose={close} onDelete={close}>
        12 lines of the basket are removed.
      </DeleteQuestion>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Order overview"
        size="xl"
        foot={
          <>
            <span className="fg-2">Total excl. VAT</span>
            <span className={text.figureBig}>{money(1121.25)}</span>
            <Button variant="signal" size="l" onClick={close}>
              Confirm
            </Button>
          </>
        }
      >
        <PhaseTiles label="How it works" phases={samples.phases} />
        <br />
        <Overview level={3} />
      </Modal>
      <Modal
        open={open === 'login'}
        onClose={close}
        title="Log in"
        description="Prices and orders are for customers"
        size="s"
        initialFocus={email}
      >
        <form style={{ display: 'grid', gap: 'var(--s4)' }} action={close}>
          <EmailInput label="E-mail" required ref={email} />
          <PasswordInput label="Password" required />
          <Button variant="signal" size="l" type="submit" wide>
            Log in
          </Button>
        </form>
      </Modal>
      <Tabs value={tab} onChange={setTab}>
        <Sheet
          open={open === 'sheet'}
          onClose={close}
          lead="17"
          title="Nordfuel"
          description="Flapjacks and granola from whole oats, baked in small batches. High in protein, no palm oil, wrapped in paper."
          media={
            <svg viewBox="0 0 76 76" aria-hidden="true">
              <rect width="76" height="76" fill="var(--signal)" />
              <path d="M18 56V20l40 36V20" fill="none" stroke="var(--ink)" strokeWidth="9" />
            </svg>
          }
          actions={<IconButton icon="globe" label="Website" />}
          tabs={<TabList label="Booth" tabs={samples.tabs} current={tab} />}
          foot={
            <Foot>
              <FootFigure value="24" words="pieces in 5 flavours" />
              <FootFigure labelled value={money(198.6)} words="Sum excl. VAT" />
              <Button variant="signal" size="l">
                Add to order
              </Button>
            </Foot>
          }
        >
          {samples.tabs.map(({ value, label }) => (
            <TabPanel key={value} value={value}>
              <h3>{label}</h3>
              <p>What belongs to this tab stands here.</p>
            </TabPanel>
          ))}
        </Sheet>
      </Tabs>
    </>
  )
}

const Overview = ({ level }: { level: 3 | 4 }) => (
  <Accordion
    look="cards"
    multiple
    headingLevel={level}
    items={samples.booths.map(({ id, number, name, lines, pieces, sum }) => ({
      id,
      head: (
        <>
          <span className={`${text.figure} fg-3`}>{number}</span> {name}
          <span className={`${text.small} fg-2`}>
            {lines} lines · {pieces} pieces
          </span>
        </>
      ),
      end: money(sum),
      content: <p style={{ padding: 'var(--s4)' }}>The lines of {name}</p>,
    }))}
  />
)
