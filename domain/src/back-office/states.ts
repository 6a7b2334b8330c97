/** `kept`: no mail server is set up. `waiting`: not sent yet. `failed`: the last attempt failed; the job says what comes next. */
export const mailStates = ['sent', 'kept', 'waiting', 'failed'] as const

/** What starts something that happens later: an event, a job, a look at the clock, or the night. */
export const laterStarts = ['event', 'job', 'clock', 'night'] as const

export const jobStates = ['waiting', 'active', 'completed', 'failed', 'cancelled'] as const
