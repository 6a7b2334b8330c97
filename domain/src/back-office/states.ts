/** `kept`: no mail server is set up. `waiting`: not sent yet. `failed`: the last attempt failed; the job says what comes next. */
export const mailStates = ['sent', 'kept', 'waiting', 'failed'] as const

export const jobStates = ['waiting', 'active', 'completed', 'failed', 'cancelled'] as const
