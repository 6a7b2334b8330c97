import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Contents } from '../../ui/Contents.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ReachUs } from '../../ui/ReachUs.tsx'
import { ReadingFrame } from '../../ui/ReadingFrame.tsx'
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Part } from './Part.tsx'
import styles from './StylePage.module.css'

export function States() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <Part name="Alert" stack>
        {shown ? (
          <Alert tone="error" onDismiss={() => setShown(false)}>
            Wrong email and password combination. please try again.
          </Alert>
        ) : (
          <Button onClick={() => setShown(true)}>Show the alert again</Button>
        )}
        <Alert tone="warning" title="Clear Whey, Raspberry" action={<Button variant="ghost">Change</Button>}>
          4 now, 6 follow as a backorder from 6 May
        </Alert>
        <Alert title="The ordering window is open until 8 May, 23:59." />
        <Alert tone="success" title="Confirmed">
          A mail with your positions is on its way.
        </Alert>
      </Part>
      <Part name="Skeleton in real sizes" stack>
        <div className={`grid gap-y-5 gap-x-6 wide ${styles.grid}`}>
          {['a', 'b', 'c'].map(card => (
            <div key={card} style={{ display: 'grid', gap: 'var(--s3)' }}>
              <Skeleton height={132} radius="card" />
              <Skeleton width="40%" height={13} />
              <SkeletonText lines={2} />
            </div>
          ))}
        </div>
      </Part>
      <Part name="Spinner">
        <Spinner size={16} label={null} />
        <Spinner size={24} label={null} />
        <Spinner size={40} label={null} />
      </Part>
      <Part name="Empty and broken">
        <div className={`grid gap-y-5 gap-x-6 wide ${styles.grid}`}>
          <EmptyState
            icon="basket"
            title="Your basket is empty"
            action={
              <LinkButton to="#states" variant="ink">
                To the exhibition
              </LinkButton>
            }
          >
            What you order at the booths is collected here.
          </EmptyState>
          <ReadingFrame>
            <Contents name="On this page" items={[{ id: 'states', text: 'States' }]} />
            <p>A page of text has a column beside it.</p>
          </ReadingFrame>
          <EmptyState icon="lock" title="Not for this account">
            <ReachUs />
          </EmptyState>
          <ErrorState detail="The server does not answer. What you typed is kept." onRetry={() => {}} />
        </div>
      </Part>
    </>
  )
}
