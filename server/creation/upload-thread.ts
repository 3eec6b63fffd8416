/** The worker thread of `uploads.ts`. */
import { serve } from '../background-worker.ts';
import { uploadTasks } from './upload-tasks.ts';
import type { UploadQuestion } from './uploads.ts';

serve(({ task, input }: UploadQuestion) => uploadTasks[task](input as never));
