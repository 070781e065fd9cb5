import { createRootRoute } from '@tanstack/react-router';
import { CrashScreen } from '#features/shell/crash-screen.tsx';

export const Route = createRootRoute({ errorComponent: CrashScreen });
