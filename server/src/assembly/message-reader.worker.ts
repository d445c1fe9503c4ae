import { contract } from '@allmende/domain/contract.ts'
import { answerThread } from '../jobs/thread-side.ts'
import { largeMessages } from '../rpc/reading/large-messages.ts'

answerThread(largeMessages(contract))
