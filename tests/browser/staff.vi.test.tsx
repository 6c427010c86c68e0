import { judgeStaff, judgeStaffStates } from './support/staffScreens.ts';

judgeStaff('vi');
judgeStaffStates();
