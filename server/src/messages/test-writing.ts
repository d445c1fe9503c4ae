import type { Message, NewMessage } from '@allmende/domain/messages/messages.contract.ts'
import type { Course } from '../tenders/course/test-course.ts'

export const gesa = 'gesa@wesermarsch-hafenbau.example'
/** Of the team that runs no tender. */
export const clara = 'clara.kaemmerei@allmende.example'

export const words = { messageSubject: 'Zufahrt', messageText: 'Ist die Zufahrt frei?' }

type Written = Partial<NewMessage> & { projectId: number }

/** What people write about tenders at one house. */
export function writingIn(course: Course) {
  const { call } = course
  return {
    send: (email: string, message: Written): Promise<Message> =>
      call(email, 'sendMessage', { ...words, ...message }),
    list: (email: string, projectId: number, offerId: number | null = null): Promise<Message[]> =>
      call(email, 'getMessages', projectId, offerId),
    /** A temporary room of hers with these files in it. */
    attached: async (email: string, ...files: string[]): Promise<number> => {
      const link = await call(email, 'getUploadLink', 'temp')
      const roomId = Number(new URL(link, 'http://haus.example').searchParams.get('room'))
      const person = await course.as(email)
      for (const name of files) await person.upload(roomId, name, Buffer.from(`${name} von ${email}`))
      return roomId
    },
  }
}
