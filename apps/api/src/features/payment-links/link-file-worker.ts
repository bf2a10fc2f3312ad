import { runJobs } from '#concurrency/thread-program.ts';
import {
  type JudgedFiles,
  judgeLinkFiles,
  type LinesJudged,
  type LinkFilesJob,
} from './link-file-judging.ts';

runJobs<LinkFilesJob, JudgedFiles, LinesJudged>(async (job, onProgress) => judgeLinkFiles(job, onProgress));
