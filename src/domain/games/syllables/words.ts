/**
 * Our own list of words of two syllables for the game of guessing; written for it, from general knowledge of the
 * language. Every one is read by `readSyllable`, which a test holds.
 */
export const wordList: readonly string[] = `
bóng đá|sân cỏ|thủ môn|khán đài|trọng tài|cầu thủ|hàng thủ|tiền đạo|hậu vệ|huấn luyện|cổ vũ|chiến thắng|thất bại
bàn thắng|luân lưu|phạt góc|đội trưởng|giải đấu|cúp vàng|áo đấu|đường biên|khung thành|trái bóng|giao hữu|chung kết
quê hương|đất nước|con người|bầu trời|mặt đất|mặt trời|mặt trăng|ngôi sao|dòng sông|bờ biển|cánh đồng|ngọn núi
con đường|cây cầu|mái nhà|cửa sổ|bức tường|sân trường|lớp học|thầy giáo|học sinh|bạn bè|gia đình|ông bà|cha mẹ
anh em|chị gái|em bé|bữa cơm|bát phở|bánh mì|bánh chưng|nước mắm|cà phê|trà đá|rau muống|thịt kho|cá chép|quả xoài
quả cam|dưa hấu|mùa xuân|mùa hè|mùa thu|mùa đông|buổi sáng|buổi trưa|buổi chiều|ban đêm|hôm nay|ngày mai|thời gian
năm mới|lễ hội|pháo hoa|đèn lồng|múa lân|câu chuyện|bài hát|bài thơ|tiếng đàn|tiếng sáo|bức tranh|màu sắc|màu xanh
màu đỏ|màu vàng|màu tím|ánh sáng|bóng tối|ngọn lửa|cơn gió|cơn mưa|cầu vồng|đám mây|giọt sương|hoa sen|hoa mai
hoa đào|hoa hồng|cây tre|cây đa|con trâu|con mèo|con chó|con gà|con vịt|con voi|con hổ|con rồng|chim sẻ|bướm vàng
xe đạp|xe máy|tàu hỏa|máy bay|con thuyền|bến xe|ga tàu|chợ nổi|thành phố|làng quê|thôn xóm|phố cổ|hồ gươm|biển đông
miền bắc|miền trung|miền nam|tây nguyên|hạ long|sông hồng|đà lạt|cần thơ|tình yêu|hạnh phúc|niềm vui|nỗi buồn|ước mơ
hy vọng|can đảm|chăm chỉ|thông minh|hiền lành|vui vẻ|khỏe mạnh|xinh đẹp|giản dị|thật thà|kiên nhẫn|tự do|hòa bình
công việc|nghề nghiệp|bác sĩ|kỹ sư|nông dân|công nhân|ca sĩ|họa sĩ|nhà văn|phóng viên|bình luận|truyền hình|tin tức
máy tính|điện thoại|trò chơi|câu hỏi|trả lời|kiến thức|khoa học|lịch sử|toán học|văn học|âm nhạc|thể thao|sức khỏe
bơi lội|chạy bộ|leo núi|nhảy múa|võ thuật|cờ vua|cờ tướng|bóng rổ|bóng chuyền|cầu lông|quần vợt|đua thuyền|thả diều
kéo co|ô quan|nhảy dây|trốn tìm|bắn bi|đá cầu|chọi gà|đấu vật|nấu ăn|làm bánh|may áo|đan len|trồng cây|tưới nước
`
  .trim()
  .split(/[\n|]/u);
