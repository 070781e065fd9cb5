import { UPLOAD_ERRORS, type UploadErrorCode } from '../../../src/domain/media/upload.ts';

/** A file that is refused, for a reason that its sender can understand. */
export class UploadError extends Error {
  readonly code: UploadErrorCode;

  constructor(code: UploadErrorCode) {
    super(UPLOAD_ERRORS[code]);
    this.code = code;
  }
}
