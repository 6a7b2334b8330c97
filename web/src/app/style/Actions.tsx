import { getSettings } from '@fairfloor/domain/seller/contract'
import { getBoothExhibitor } from '@fairfloor/domain/trade-show/contract'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { IconBadge } from '../../ui/IconBadge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Badge, Tag } from '../../ui/Tag.tsx'
import { Part } from './Part.tsx'

export function Actions() {
  const add = useApiMutation(getSettings)
  const fail = useApiMutation(getBoothExhibitor)
  return (
    <>
      <Part name="Button: one signal a screen, ink for the second action, outline for the rest">
        <Button variant="signal">Add to order</Button>
        <Button variant="ink">Add 5 lines</Button>
        <Button icon="upload">Upload file</Button>
        <Button variant="ghost" icon="trash">
          Clear basket
        </Button>
        <CopyButton name="account" value="NL91ABNA0417164300" />
      </Part>
      <Part name="Large">
        <Button variant="signal" size="l">
          Place order
        </Button>
        <Button variant="ink" size="l" iconEnd="arrowRight">
          Next step
        </Button>
        <Button size="l">Later</Button>
      </Part>
      <Part name="Loading, done, disabled">
        <Button variant="signal" loading>
          Add to order
        </Button>
        <Button variant="signal" done>
          Add to order
        </Button>
        <Button variant="signal" disabled>
          Add to order
        </Button>
        <Button variant="ink" loading>
          Add 5 lines
        </Button>
        <Button disabled>Upload file</Button>
        <Button variant="ghost" disabled>
          Clear basket
        </Button>
      </Part>
      <Part name="A call: loading, then a tick for two seconds; an error beside it">
        <Button variant="ink" loading={add.loading} done={add.done} onClick={() => add.run({})}>
          A call that succeeds
        </Button>
        <Button loading={fail.loading} done={fail.done} onClick={() => fail.run({ params: { boothNumber: 99_999 } })}>
          A call that is refused
        </Button>
        <MutationError of={fail} />
      </Part>
      <Part name="Link that looks like a button">
        <LinkButton to="#actions" variant="ink" iconEnd="arrowRight">
          To the exhibition
        </LinkButton>
        <LinkButton to="#actions">Log in</LinkButton>
      </Part>
      <Part name="On glass" on="glass">
        <Button variant="signal">Enter the hall</Button>
        <Button>Details</Button>
        <Button variant="ghost" icon="list">
          List view
        </Button>
        <IconButton icon="globe" label="Website" />
        <IconButton icon="close" label="Close" large />
        <Badge count={4} of="4 exhibitors" />
      </Part>
      <Part name="Icon button">
        <IconButton icon="heart" label="Keep as favourite" />
        <IconButton icon="print" label="Print" outlined />
        <IconButton icon="close" label="Close" large />
        <IconButton icon="trash" label="Remove" disabled />
      </Part>
      <Part name="Tag and badge">
        <Tag>new</Tag>
        <Tag tone="ink">−12 %</Tag>
        <Tag tone="green">5 + 1 free</Tag>
        <Tag tone="amber">waiting</Tag>
        <Tag tone="red">refused</Tag>
        <Tag tone="signal">current</Tag>
        <Badge count={4} of="4 lines" />
        <Badge count={148} of="148 pieces" />
        <Badge count={12_345} of="12.345 pieces" />
        <IconBadge icon="check" />
        <IconBadge icon="play" />
      </Part>
    </>
  )
}
